/**
 * The tables of captures, datasets, series, releases and events. They are part of migrations and must never be edited. Words in braces are
 * replaced for each dialect (dialect.ts).
 */

export const CAPTURE_TABLES = `
CREATE TABLE change_counter (n {bigint} NOT NULL){strict};
INSERT INTO change_counter (n) VALUES (0);

CREATE TABLE captures (
  id {numbered},
  dataset TEXT NOT NULL,
  ask_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  url TEXT NOT NULL,
  content_type TEXT,
  bytes {bigint} NOT NULL,
  retrieved_at {bigint} NOT NULL,
  etag TEXT,
  last_modified TEXT,
  external INTEGER NOT NULL
){strict};
CREATE INDEX captures_by_ask ON captures (dataset, ask_id, id);
CREATE INDEX captures_by_hash ON captures (sha256, id);

`;

export const SERIES_TABLES = `CREATE TABLE datasets (
  id {shortNumberedOnce},
  key TEXT NOT NULL UNIQUE,
  seq INTEGER,
  row_count {bigint} NOT NULL,
  period_start TEXT,
  period_end TEXT,
  newest_day INTEGER,
  checked_at {bigint},
  confirmed_at {bigint},
  failure_code TEXT,
  failure_detail TEXT,
  failure_address TEXT,
  failure_since {bigint},
  failure_at {bigint}
){strict};

CREATE TABLE versions (
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  seq INTEGER NOT NULL,
  known_from {bigint} NOT NULL,
  recorded_at {bigint} NOT NULL,
  origin TEXT NOT NULL,
  kind TEXT NOT NULL,
  captures TEXT NOT NULL,
  published_on TEXT,
  note TEXT,
  added {bigint} NOT NULL,
  changed {bigint} NOT NULL,
  removed {bigint} NOT NULL,
  PRIMARY KEY (dataset_id, seq)
){byKey};

CREATE TABLE dimension_sets (
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  from_seq INTEGER NOT NULL,
  dimensions TEXT NOT NULL,
  PRIMARY KEY (dataset_id, from_seq)
){strict};

CREATE TABLE series (
  id {shortNumberedOnce},
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  key TEXT NOT NULL,
  codes TEXT NOT NULL,
  freq TEXT NOT NULL,
  unit TEXT NOT NULL,
  multiplier INTEGER NOT NULL,
  decimals INTEGER,
  adjustment TEXT,
  title TEXT,
  base_period TEXT,
  first_t INTEGER NOT NULL,
  last_t INTEGER NOT NULL,
  row_count INTEGER NOT NULL,
  UNIQUE (dataset_id, key)
){strict};

CREATE TABLE series_history (
  series_id INTEGER NOT NULL,
  from_seq INTEGER NOT NULL,
  freq TEXT NOT NULL,
  unit TEXT NOT NULL,
  multiplier INTEGER NOT NULL,
  decimals INTEGER,
  adjustment TEXT,
  title TEXT,
  base_period TEXT,
  PRIMARY KEY (series_id, from_seq)
){byKey};

CREATE TABLE observations (
  series_id INTEGER NOT NULL,
  t INTEGER NOT NULL,
  from_seq INTEGER NOT NULL,
  to_seq INTEGER,
  value {real},
  status TEXT,
  text TEXT,
  at TEXT,
  PRIMARY KEY (series_id, t, from_seq)
){byKey};

`;

export const RELEASE_TABLES = `CREATE TABLE releases (
  source TEXT NOT NULL,
  publication_id TEXT NOT NULL,
  title TEXT NOT NULL,
  event_type TEXT NOT NULL,
  reference_period TEXT,
  release_at {bigint} NOT NULL,
  source_url TEXT NOT NULL,
  PRIMARY KEY (source, publication_id)
){byKey};
CREATE INDEX releases_by_time ON releases (release_at);

CREATE TABLE checks (
  id {numbered},
  source TEXT NOT NULL,
  dataset TEXT NOT NULL,
  at {bigint} NOT NULL,
  ok INTEGER NOT NULL,
  code TEXT,
  duration_ms INTEGER NOT NULL
){strict};
CREATE INDEX checks_by_time ON checks (at);
`;

export const SETTLED_CAPTURES = 'ALTER TABLE captures ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;';

export const LARGE_CAPTURES = `
ALTER TABLE captures ADD COLUMN large INTEGER NOT NULL DEFAULT 0;
ALTER TABLE captures ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0;
CREATE INDEX captures_with_bytes ON captures (dataset, retrieved_at) WHERE dropped = 0 AND external = 0;

ALTER TABLE datasets ADD COLUMN layout TEXT NOT NULL DEFAULT 'rows';
CREATE INDEX versions_by_time ON versions (dataset_id, known_from, seq);

`;

export const BLOCK_COLUMNS = `  series_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  end_t INTEGER NOT NULL,
  first_t INTEGER,
  last_t INTEGER,
  row_count INTEGER NOT NULL,
  min_seq INTEGER NOT NULL,
`;

/** The digest is null for blocks that an earlier release of the program wrote. */
export const BLOCK_DIGESTS = 'ALTER TABLE blocks ADD COLUMN digest TEXT;\n';

export const CHANGE_TABLE = `CREATE TABLE changes (
  subject {textKey},
  n {bigint} NOT NULL
){byKey};
CREATE INDEX changes_by_n ON changes (n);
`;

export const EVENT_TABLES = `
CREATE TABLE event_counter (n {bigint} NOT NULL){strict};
INSERT INTO event_counter (n) VALUES (0);

CREATE TABLE events (
  id {bigint} PRIMARY KEY,
  event_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  dataset TEXT,
  seq INTEGER,
  at {bigint} NOT NULL,
  payload TEXT NOT NULL
){strict};
CREATE INDEX events_by_time ON events (at);

ALTER TABLE datasets ADD COLUMN late_since {bigint};
CREATE INDEX checks_by_dataset ON checks (dataset, at) WHERE ok = 1;
`;

export const REGIME_TABLE = `
CREATE TABLE signal_regimes (
  signal TEXT NOT NULL,
  subject TEXT NOT NULL,
  regime TEXT NOT NULL,
  period TEXT,
  noted_at {bigint} NOT NULL,
  PRIMARY KEY (signal, subject)
){byKey};
`;

export const PUBLISHED_BASIS = `
ALTER TABLE versions ADD COLUMN published_basis TEXT;
ALTER TABLE versions ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
`;

export const CONCERN_COLUMNS = `
ALTER TABLE datasets ADD COLUMN file_concerns TEXT;
ALTER TABLE datasets ADD COLUMN figure_concerns TEXT;
`;

/** The number of times that a release was rescheduled since this migration. */
export const RELEASE_MOVES = `
ALTER TABLE releases ADD COLUMN times_moved INTEGER NOT NULL DEFAULT 0;
`;

/** Remarks that apply to some series, as JSON. */
export const REMARKS = `
ALTER TABLE versions ADD COLUMN remarks TEXT;
`;

/** Marks older partial vintages, which have only a note. The integrity check then calculates their digests again. */
export const COMPILED = `
ALTER TABLE versions ADD COLUMN compiled INTEGER NOT NULL DEFAULT 0;
UPDATE versions SET compiled = 1, digest = NULL
  WHERE note LIKE '%Single figures as reported from the publication, not read from the publisher’s own file.%'
  OR note LIKE '%Read from a table of what was published when, not from the agency’s own file.%';
`;

export const EDITION_STARTS = `
ALTER TABLE series ADD COLUMN edition_starts TEXT;
ALTER TABLE series_history ADD COLUMN edition_starts TEXT;
`;

export const DIGEST_TABLES = `
CREATE TABLE series_digests (
  series_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (series_id, seq)
){byKey};

ALTER TABLE versions ADD COLUMN digest TEXT;
ALTER TABLE versions ADD COLUMN digests INTEGER;
ALTER TABLE dimension_sets ADD COLUMN digest TEXT;
ALTER TABLE series ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE datasets ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;

CREATE TABLE damages (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  part TEXT NOT NULL,
  detail TEXT NOT NULL,
  found_at {bigint} NOT NULL,
  PRIMARY KEY (kind, subject, part)
){byKey};

CREATE TABLE integrity_checks (
  finished_at {bigint} NOT NULL PRIMARY KEY,
  datasets INTEGER NOT NULL,
  figures {bigint} NOT NULL,
  captures INTEGER NOT NULL
){strict};
`;
