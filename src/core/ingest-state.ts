/** How the ingest of this node gets on, for health, status and metrics. */

export interface IngestState {
  /**
   * running: it works. restarting: its thread died, and starts again by itself. store_failing: the store does not take what comes in; it is
   * tried again by itself.
   */
  readonly state: 'running' | 'restarting' | 'store_failing';
  /** ms since the epoch */
  readonly since: number;
  /** One sentence; null while it runs. */
  readonly reason: string | null;
  /** How often its thread was started again since the program started. */
  readonly restarts: number;
}
