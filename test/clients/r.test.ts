/** Runs R clients from Debian packages: quantmod, which reads FRED, and rsdmx. Only their base URL is changed. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const run = promisify(execFile);

let data: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_PUBLIC_READ: 'on' });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
});

/** Returns the output and warnings of an R program. */
async function runR(code: readonly string[]): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const all = ['W <- Sys.getenv("WATTLE_URL")', 'told <- function(x) cat(paste(x, collapse = " "), "\\n", sep = "")', ...code].join('\n');
  return run('Rscript', ['-e', all], { env: { PATH: process.env['PATH'] ?? '', WATTLE_URL: program.origin, LC_ALL: 'C.UTF-8' } });
}

describe('quantmod', needs('the R package quantmod'), () => {
  it('reads series by their ids, and reports unknown series', async () => {
    const { stdout } = await runR([
      'suppressMessages(library(quantmod))',
      'own <- gsub("https://fred.stlouisfed.org", paste0(W, "/fred"), deparse(getSymbols.FRED), fixed = TRUE)',
      'getSymbols.Wattle <- eval(parse(text = own), asNamespace("quantmod"))',
      'told(getSymbols(c("AU.CPI.YOY", "AU.CASHRATE"), src = "Wattle"))',
      'told(as.numeric(AU.CPI.YOY["2024"]))',
      'told(format(index(AU.CPI.YOY["2024"])))',
      'told(is.numeric(AU.CASHRATE) && nrow(AU.CASHRATE) > 20)',
      'told(tryCatch(getSymbols("AU.CPI.YOZ", src = "Wattle"), error = conditionMessage))',
    ]);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'AU.CPI.YOY AU.CASHRATE',
      '3.6 3.8 2.9 2.4',
      '2024-01-01 2024-04-01 2024-07-01 2024-10-01',
      'TRUE',
      expect.stringContaining('AU.CPI.YOZ'),
    ]);
  });
});

describe('rsdmx', needs('the R package rsdmx'), () => {
  it('reads flows, structures and values, and warns about out-of-date values', async () => {
    const { stdout, stderr } = await runR([
      'suppressMessages(library(rsdmx))',
      'add <- function(id, base) addSDMXServiceProvider(SDMXServiceProvider(id, id,',
      '  builder = SDMXREST21RequestBuilder(paste0(W, base), paste0(W, base), compliant = TRUE)))',
      'add("WATTLE", "/sdmx/2.1"); add("ABSHERE", "/abs/rest")',
      'read <- function(...) readSDMX(..., logger = NULL)',
      'flows <- as.data.frame(read(providerId = "WATTLE", resource = "dataflow"))',
      'told(c("SERIES", "RBA_G1", "WPI") %in% flows$id)',
      'cpi <- read(providerId = "WATTLE", resource = "data", flowRef = "SERIES", key = list("Q", "AU_CPI_YOY"), start = 2024, end = 2024, dsd = TRUE)',
      'rows <- as.data.frame(cpi, labels = TRUE)',
      'told(rows$obsTime); told(rows$obsValue)',
      'told(unique(rows[["SERIES_label.en"]]))',
      'wages <- as.data.frame(read(providerId = "ABSHERE", resource = "data", flowRef = "WPI", key = "3.THRPEB.7.TOT.20.AUS.Q", key.mode = "SDMX",',
      '                            start = "2024-Q1", end = "2024-Q4"))',
      'told(wages$obsValue)',
      'specific <- as.data.frame(read(paste0(W, "/abs/rest/data/WPI/3.THRPEB.7.TOT.20.AUS.Q/all/?startPeriod=2024&endPeriod=2024&format=structurespecificdata")))',
      'told(specific$OBS_VALUE)',
      // rsdmx reads flat messages only in the generic form, which is the default format.
      'flat <- as.data.frame(read(paste0(W, "/abs/rest/data/WPI/3.THRPEB.7.TOT.20.AUS.Q/all/?startPeriod=2024&endPeriod=2024&dimensionAtObservation=AllDimensions")))',
      'told(flat$obsValue)',
      'told(tryCatch(read(providerId = "WATTLE", resource = "data", flowRef = "SERIE"), error = conditionMessage))',
    ]);
    expect(stdout.split('\n').slice(0, 8)).toEqual([
      'TRUE TRUE TRUE',
      '2024-Q1 2024-Q2 2024-Q3 2024-Q4',
      '3.6 3.8 2.9 2.4',
      'Consumer price inflation, annual change, quarterly (AU.CPI.YOY)',
      '4 4.1 3.6 3.2',
      '4 4.1 3.6 3.2',
      '4 4.1 3.6 3.2',
      expect.stringContaining('404'),
    ]);
    expect(stderr).toContain('Starter data');
  });
});

it('gets responses to its requests', async () => {
  const answer = await program.get('/fred/graph/fredgraph.csv?id=AU.CPI.YOY');
  const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect([answer.status, head]).toEqual([200, 'observation_date,AU.CPI.YOY']);
  expect(lines).toContain('2024-10-01,2.4');
});
