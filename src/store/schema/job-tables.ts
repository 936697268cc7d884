/**
 * The tables for jobs. They are part of migrations and must never be edited. Words in braces are replaced for each dialect (dialect.ts).
 */

export const JOB_TABLE = `
CREATE TABLE jobs (
  id {numberedOnce},
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  state TEXT NOT NULL,
  run_at {bigint} NOT NULL,
  attempts INTEGER NOT NULL,
  lease_until {bigint},
  outcome TEXT,
  finished_at {bigint}
){strict};
CREATE UNIQUE INDEX jobs_open ON jobs (kind, key) WHERE state <> 'done';
CREATE INDEX jobs_due ON jobs (run_at, id) WHERE state <> 'done';
CREATE INDEX jobs_done ON jobs (finished_at) WHERE state = 'done';
`;

export const QUARANTINE_TABLE = `
ALTER TABLE jobs ADD COLUMN given_back INTEGER NOT NULL DEFAULT 0;

CREATE TABLE job_quarantine (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  noted_at {bigint} NOT NULL,
  until_at {bigint} NOT NULL,
  times INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (kind, key)
){byKey};
`;
