/** Reads ids and table names in the forms in which people paste them: in quotes, after a label such as `ABS series id:`, or as a URL. */
import { type Dataset, dottedId } from '../core/define-dataset.ts';
import { parseUrl } from '../core/url.ts';
import { datasets, sources } from './catalogue.ts';

/** A longer text is a question, not an id. */
const LONGEST = 300;
/** Quotes, brackets and punctuation around an id. */
const AROUND = /^[\s"'“”‘’`([{<]+|[\s"'“”‘’`)\]}>.,;:!?]+$/g;
/** Labels before an id, such as `ABS series id:`, `series_id=`, `FRED:` or `rba_`. */
const LABELS = /^(?:(?:abs|rba|fred|dbnomics|time|series|dataflow|id|ids|code|column|mnemonic|seriesid)[\s:/#=_-]+)+/i;
/** An id of letters and digits with gaps, such as `A84423043 C`, `A-84423043-C`, `A8442 3043 C` or `GCPI AGYP`. */
const ID_WITH_GAPS = /^[a-z](?:[\s-]?[a-z\d]){5,20}$/i;
/** A column of an RBA table, such as `G1 GCPIAGYP`, `F6!FLRHILA` or `F5.FILRPLRCCL`. */
const COLUMN_OF_TABLE = /^(?:table\s+)?([a-z]\d{1,2}(?:\.\d{1,2})?)[\s!.,:/|]+([a-z][a-z0-9]{3,})$/i;
/** A dataflow and a key with other characters between them, such as `LF M13.3.1599.20.AUS.M`. */
const FLOW_AND_KEY = /(?:^|[\s/|:,=])([a-z][a-z0-9_]*)(?:\([\d.]+\)|,[\d.]+)?[\s/|:,]+([a-z0-9_]+(?:\.[a-z0-9_]*){2,})$/i;
/** A dataflow with its version, such as `LF(1.0.0)` or `LF,1.0.0`. */
const DATAFLOW_WITH_VERSION = /^([a-z]\w*)(?:\(\d+(?:\.\d+)+\)?|,\d+(?:\.\d+){2})$/i;
/** A dataflow of the ABS, such as `ABS:LF(1.0.0)` or `ABS,LF,1.0.0`, also at the end of a URN. */
const DATAFLOW = /(?:^|[=\s])ABS[:,]([a-z][\w-]*)(?:\([\d.]+\)?|,[\d.]+)?$/i;
const CATALOGUE_NUMBER = /\b\d{4}\.\d(?:\.\d{2}\.\d{3})?\b/;
const ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i;
/** Parameters with the id of a series or dataflow. */
const IN_QUERIES = ['id', 'series_id', 'df[id]'];
/** Path segments before an id or the name of a file. */
const BEFORE_AN_ID = new Set(['series', 's', 'd', 'data', 'table', 'tables']);

/** Returns other forms of a text that may be the id of a series or the name of a table, the most likely first. */
export function pastedForms(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const bare = text.replace(AROUND, '');
  const address = addressIn(bare);
  if (address !== null) return formsOf(address);
  const plain = bare.replace(LABELS, '').replace(AROUND, '');
  const forms = [
    bare,
    plain,
    plain
      .split('.')
      .map((part) => part.trim())
      .join('.'),
    ...(/\d|^[A-Z\s-]+$/.test(plain) && ID_WITH_GAPS.test(plain) ? [plain.replace(/[\s-]/g, '')] : []),
    ...joined(COLUMN_OF_TABLE, plain, '/').map((one) => `rba/${one}`),
    ...joined(FLOW_AND_KEY, plain, '/'),
    ...[DATAFLOW, DATAFLOW_WITH_VERSION].flatMap((pattern) => joined(pattern, bare, '')).map((flow) => `abs.${flow}`),
  ];
  return [...new Set(forms)].filter((one) => one !== '' && one !== text);
}

/** A text with more words is a question. */
const MOST_WORDS = 6;
const BETWEEN_WORDS = /[\s,;:()[\]{}"“”'‘’`|=/!#?&<>]+/;
/** An id in other text: letters with digits, at least six capitals, or an id of this catalogue. */
const LIKE_AN_ID = /^(?:(?=[a-z\d.]*\d)[a-z][a-z\d.]{4,}|[A-Z]{6,}|AU\.[\w.]+)$/i;

/** Returns the words that may be ids, for a short text such as `A84423050A (unemployment rate)`. */
export function idsAmongWords(text: string): readonly string[] {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.length > MOST_WORDS ? [] : words.map((word) => word.replace(/\.$/, '')).filter((word) => LIKE_AN_ID.test(word));
}

/** Returns the groups of a match, joined, or nothing without a match. */
const joined = (pattern: RegExp, text: string, separator: string): readonly string[] => {
  const match = pattern.exec(text);
  return match === null ? [] : [match.slice(1).join(separator)];
};

function addressIn(text: string): URL | null {
  if (!ADDRESS.test(text)) return null;
  return parseUrl(/^https?:/i.test(text) ? text : `https://${text}`);
}

const segmentsOf = ({ pathname }: URL): readonly string[] =>
  pathname.split('/').flatMap((segment) => {
    try {
      return segment === '' ? [] : [decodeURIComponent(segment)];
    } catch {
      return [segment];
    }
  });

/** Returns what a URL may name: parameters, parts of the path, a catalogue number, and datasets with this page. */
function formsOf(url: URL): readonly string[] {
  const segments = segmentsOf(url);
  const named = segments.flatMap((segment, i) => (BEFORE_AN_ID.has(segment.toLowerCase()) ? segments.slice(i + 1, i + 3) : []));
  const pairs = segments.slice(0, -1).map((segment, i) => `${segment}/${segments[i + 1]}`);
  const own = [...IN_QUERIES.map((name) => url.searchParams.get(name)), ...pairs, ...named, ...segments.slice(-1)];
  const forms = own.flatMap((one) => (one === null ? [] : [one, one.replace(/\.[a-z]{3,7}$/i, '')]));
  const numbers = CATALOGUE_NUMBER.exec(url.href) ?? [];
  const paged = datasetsOfPage(url);
  const published = [...new Set(paged.map(({ catalogueNumber }) => catalogueNumber))];
  const [number] = published;
  const ofPage = published.length === 1 && number !== undefined ? [number] : paged.map(dottedId);
  const flow = url.searchParams.get('df[id]');
  return [...new Set([...forms, ...(flow === null ? [] : [`abs.${flow}`]), ...numbers, ...ofPage])];
}

/** The page of one publication has at least this number of path segments. Shorter paths are overviews. */
const LEAST_OF_A_PAGE = 3;

function datasetsOfPage(url: URL): readonly Dataset[] {
  const requested = segmentsOf(url);
  return datasets().filter(({ landingPage }) => {
    const page = new URL(landingPage);
    const own = segmentsOf(page).filter((segment) => segment !== 'latest-release');
    return page.host === url.host && own.length >= LEAST_OF_A_PAGE && own.every((segment, i) => segment === requested[i]);
  });
}

/** Path segments of agencies' pages that do not name a subject. */
const NO_SUBJECT = /^(?:latest-release|statistics|data|tables|index\.\w+|[\d.]+)$/i;

/** Returns the subject in the URL of an agency's page as words, such as `cash rate`. Null for other text. */
export function subjectOfPage(text: string): string | null {
  const url = text.length > LONGEST ? null : addressIn(text.replace(AROUND, ''));
  if (url === null || !sources().some(({ homepage }) => new URL(homepage).host === url.host)) return null;
  const subject = segmentsOf(url).findLast((segment) => !NO_SUBJECT.test(segment));
  return subject === undefined ? null : subject.replace(/\.\w+$/, '').replace(/[-_+]+/g, ' ');
}
