"""Reads agency files by independent rules, with libraries that the program does not use: csv, json and calamine.

Standard input is a list of jobs: {"file", "layout", "sheet"?, "period"?, "freq"?}. Standard output has a line for each job: {"facts": [...]} or {"none": reason}.
A fact is [sheet, row, column, words, heading, period, value, power, kind]. Rows and columns are counted from 1. words: the words in the row.
power: the power of ten that the file states, or null. kind: Original, Seasonally Adjusted or Trend, if the series states it.
"""

import csv
import datetime
import functools
import io
import json
import re
import sys
import zipfile

from python_calamine import CalamineWorkbook

MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
NUMBER = re.compile(r"^[-+]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$|^[-+]?\.\d+$")
YEARS = re.compile(r"(?<!\d)(\d{4}) ?[-–/] ?(\d{2})(?!\d\d)")
HOW_OFTEN = {"daily": "D", "as announced": "D", "monthly": "M", "month": "M", "quarterly": "Q", "quarter": "Q", "annual": "A", "biannual": "S"}

# Results are cached, because many cells have the same text.
cached = functools.lru_cache(maxsize=None, typed=True)


def sheets_of(path):
    """Returns each sheet as rows of cells. A text file is one sheet without a name. Omits hidden sheets."""
    with open(path, "rb") as file:
        start = file.read(4)
    if start in (b"PK\x03\x04", b"\xd0\xcf\x11\xe0"):
        book = CalamineWorkbook.from_path(path)
        seen = [one.name for one in book.sheets_metadata if "Visible" in str(one.visible)]
        return [(name, book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in seen]
    with open(path, "rb") as file:
        sent = file.read()
    try:
        text = sent.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = sent.decode("windows-1252", "replace")
    return [("", list(csv.reader(io.StringIO(text, newline=""))))]


@cached
def text_of(cell):
    return re.sub(r"\s+", " ", cell).strip() if isinstance(cell, str) else ""


def number_of(cell):
    if isinstance(cell, bool):
        return None
    if isinstance(cell, (int, float)):
        return float(cell)
    text = text_of(cell)
    return float(text.replace(",", "")) if NUMBER.match(text) else None


def day_of(cell):
    """Returns (year, month, day or None) for a cell with a date or a month. Returns None for other cells."""
    if isinstance(cell, (datetime.datetime, datetime.date)):
        return cell.year, cell.month, cell.day
    text = text_of(cell)
    found = re.match(r"^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$", text)
    if found:
        return int(found[1]), int(found[2]), int(found[3]) if found[3] else None
    found = re.match(r"^(\d{1,2})/(\d{1,2})/(\d{4})$", text)
    if found:
        return int(found[3]), int(found[2]), int(found[1])
    found = re.match(r"^(?:(\d{1,2})[- ])?([A-Za-z]{3})[a-z]*[- ](\d{4}|\d{2})$", text)
    if found and found[2].lower() in MONTHS:
        year = int(found[3])
        year += 0 if year > 99 else 1900 if year > 50 else 2000
        return year, MONTHS.index(found[2].lower()) + 1, int(found[1]) if found[1] else None
    return None


@cached
def period_of(cell, freq):
    """Returns a period in the program's format. Returns None if the cell is not a period."""
    if freq == "FY":
        found = YEARS.search(text_of(cell))
        return f"FY{found[1]}-{found[2]}" if found and int(found[2]) == (int(found[1]) + 1) % 100 else None
    if freq == "A" and re.match(r"^\d{4}(\.0)?$", str(cell).strip()):
        return str(cell).strip()[:4]
    day = day_of(cell)
    if day is None:
        return None
    year, month, of_month = day
    if freq == "D":
        return f"{year}-{month:02}-{of_month:02}" if of_month else None
    return {"M": f"{year}-{month:02}", "Q": f"{year}-Q{(month + 2) // 3}", "A": str(year), "S": f"{year}-S{1 if month < 7 else 2}"}[freq]


@cached
def power_of(text):
    """Returns the power of ten in a text, or None."""
    text = text.lower()
    if re.search(r"\bbillions?\b|\$b\b", text):
        return 9
    if re.search(r"\bmillions?\b|\$m\b", text):
        return 6
    return 3 if re.search(r"(?<![\d,.])'?000\b|\bthousands?\b", text) else None


@cached
def plain(words):
    """Removes footnote marks: digits directly after a word, and a letter in brackets at the end."""
    return re.sub(r" ?\([a-z]\)$", "", re.sub(r"(?<=[A-Za-z)])\d+(,\d+)*(?=\s|$)", "", words).strip())


def series_facts(job):
    """Reads series in columns. The first rows describe the series, and the last of these has the names. The other rows begin with a date and have figures."""
    for sheet, rows in sheets_of(job["file"]):
        at = next((i for i, row in enumerate(rows) if row and text_of(row[0]).lower() == "series id"), None)
        if at is None:
            continue
        about = {}
        for row in rows[:at]:
            if row and text_of(row[0]):
                about.setdefault(text_of(row[0]).lower(), row)
        often = about.get("frequency") or about.get("freq.") or []
        units = about.get("units") or about.get("unit") or []
        kinds = about.get("series type") or []
        for j, name in enumerate(rows[at]):
            label = text_of(name)
            if j == 0 or not label:
                continue
            # If the frequency of a column is "See notes", it is the same as in the first column.
            freq = HOW_OFTEN.get(text_of(often[j]).lower() if j < len(often) else "") or HOW_OFTEN[text_of(often[1]).lower()]
            power = power_of(text_of(units[j])) if j < len(units) else None
            kind = text_of(kinds[j]) if j < len(kinds) else ""
            for i, row in enumerate(rows[at + 1 :], at + 2):
                period = period_of(row[0], freq) if row else None
                if period is not None and j < len(row):
                    yield [sheet, i, j + 1, [label], "", period, number_of(row[j]), power or 0, kind]


def record_facts(job):
    """Reads a table with a row for each subject and time. The job specifies the column with the time."""
    for sheet, rows in sheets_of(job["file"]):
        if job.get("sheet") not in (None, sheet):
            continue
        at = next((i for i, row in enumerate(rows) if any(text_of(cell).lower() == job["period"].lower() for cell in row)), None)
        if at is None:
            continue
        names = [text_of(cell) for cell in rows[at]]
        when = [name.lower() for name in names].index(job["period"].lower())
        first = next((i for i in range(at + 1, len(rows)) if period_of(rows[i][when], job["freq"]) is not None), len(rows))
        of_all = next(filter(None, (power_of(text_of(cell)) for row in rows[:at] for cell in row[:1])), None)
        above = lambda j: " ".join(text_of(row[j]) for row in rows[max(0, at - 1) : first] if j < len(row))
        named = job.get("named", [])
        for i, row in enumerate(rows[first:], first + 1):
            period = period_of(row[when], job["freq"]) if when < len(row) else None
            if period is None:
                continue
            words = [str(int(c)) if isinstance(c, float) else text_of(c) for j, c in enumerate(row[: len(names)]) if names[j] in named]
            for j, cell in enumerate(row[: len(names)]):
                if j != when and names[j] and names[j] not in named and not isinstance(cell, (datetime.date, datetime.datetime)):
                    yield [sheet, i, j + 1, words, plain(names[j]), period, number_of(cell), power_of(above(j)) or of_all, ""]


def across_facts(job):
    """Reads a table with periods in columns. The heading is the first row in which at least three cells contain a period."""
    for sheet, rows in sheets_of(job["file"]):
        if job.get("sheet") not in (None, sheet):
            continue
        at = next((i for i, row in enumerate(rows) if sum(period_of(c, job["freq"]) is not None for c in row) > 2), None)
        if at is None:
            continue
        periods = [period_of(cell, job["freq"]) for cell in rows[at]]
        first = next(j for j, period in enumerate(periods) if period is not None)
        sections = ("", "")
        for i, row in enumerate(rows[at + 1 :], at + 2):
            words = [plain(text_of(c) if isinstance(c, str) else str(c)) for c in row[:first]]
            if words and words[0] and all(text_of(c) == "" and number_of(c) is None for c in row[1:]):
                sections = (sections[1], words[0])
                continue
            for j, period in enumerate(periods):
                if period is None or j >= len(row):
                    continue
                heading = plain(re.sub(YEARS.pattern + r"\d?", "", text_of(rows[at][j])).replace("  ", " "))
                yield [sheet, i, j + 1, [*sections, *words], heading, period, number_of(row[j]), None, ""]


def message_facts(job):
    """Reads SDMX in JSON or CSV. The words are dimensions with their codes, in alphabetical order. The statuses n and q mean that there is no value."""
    if job["file"].endswith(".csv"):
        ((_, rows),) = sheets_of(job["file"])
        names = rows[0]
        time = names.index("TIME_PERIOD")
        for i, row in enumerate(rows[1:], 2):
            if len(row) > time:
                value = number_of(row[names.index("OBS_VALUE")])
                power = int(row[names.index("UNIT_MULT")] or 0)
                codes = sorted(f"{name}={code}" for name, code in zip(names[1:time], row[1:time]))
                yield ["", i, 0, codes, "", row[time], value, power, ""]
        return
    with open(job["file"], encoding="utf-8-sig") as file:
        data = json.load(file)["data"]
    for data_set in data["dataSets"]:
        structure = data["structures"][data_set.get("structure", 0)]
        dimensions = structure["dimensions"]["series"]
        status = next((i for i, one in enumerate(structure["attributes"]["observation"]) if one["id"] == "OBS_STATUS"), None)
        flags = [] if status is None else structure["attributes"]["observation"][status]["values"]
        times = structure["dimensions"]["observation"][0]["values"]
        mult = next((i for i, one in enumerate(structure["attributes"]["series"]) if one["id"] == "UNIT_MULT"), None)
        powers = [] if mult is None else structure["attributes"]["series"][mult]["values"]
        for key, series in data_set["series"].items():
            at = [int(one) for one in key.split(":")]
            codes = sorted(f"{one['id']}={one['values'][i]['id']}" for one, i in zip(dimensions, at))
            given = [] if mult is None else (series.get("attributes") or [])[mult : mult + 1]
            power = int(powers[given[0]]["id"]) if given and given[0] is not None else None
            for t, observation in series["observations"].items():
                flag = None if status is None or status + 1 >= len(observation) else observation[status + 1]
                value = None if flag is not None and flags[flag]["id"] in ("n", "q") else number_of(observation[0])
                yield ["", 0, 0, codes, "", times[int(t)]["id"], value, power, ""]


def row_facts(job):
    """Reads a table with a row for each subject. "period" is one of the headings. If a cell is not a number, its kind is its text."""
    for sheet, rows in sheets_of(job["file"]):
        at = next((i for i, row in enumerate(rows) if any(text_of(cell) == job["period"] for cell in row)), None)
        if at is None or job.get("sheet") not in (None, sheet):
            continue
        for i, row in enumerate(rows[at + 1 :], at + 2):
            if any(text_of(cell) or number_of(cell) is not None for cell in row):
                for j, cell in enumerate(row):
                    heading = text_of(rows[at][j]) if j < len(rows[at]) else ""
                    yield [sheet, i, j + 1, [], f"{j + 1} {heading}", "", number_of(cell), None, text_of(cell)]


def report_facts(job):
    """Reads a market report. Lines that begin with I name the columns of a table, and lines with D are its rows. Intervention runs are omitted, because they do not set prices."""
    table, row = job["sheet"].split(".")
    columns = []
    for line in csv.reader(io.StringIO(text_of_report(job["file"]))):
        if line[:1] == ["I"]:
            columns = line if line[1:3] == [table, row] else []
        if line[:1] != ["D"] or not columns:
            continue
        cell = dict(zip(columns[4:], line[4:]))
        if cell.get("INTERVENTION", "0") not in ("0", "0.0"):
            continue
        when = datetime.datetime.strptime(cell["SETTLEMENTDATE"], "%Y/%m/%d %H:%M:%S")
        of = [f"{name}={cell[name]}" for name in job["named"]]
        for name, value in cell.items():
            if name not in job["named"]:
                yield ["", 0, 0, sorted([f"METRIC={name}", *of]), "", f"{when.isoformat()}+10:00", number_of(value), None, ""]


def text_of_report(path):
    if not zipfile.is_zipfile(path):
        with open(path, encoding="latin-1") as file:
            return file.read()
    with zipfile.ZipFile(path) as archive:
        return archive.read(archive.namelist()[0]).decode("latin-1")


LAYOUTS = {"report": report_facts, "rows": row_facts, "series": series_facts, "records": record_facts, "across": across_facts, "message": message_facts}
for job in json.load(sys.stdin):
    try:
        answer = {"facts": list(LAYOUTS[job["layout"]](job))}
    except Exception as error:  # A changed file that these rules cannot read proves nothing.
        answer = {"none": f"{type(error).__name__}: {error}"}
    sys.stdout.write(json.dumps(answer) + "\n")
