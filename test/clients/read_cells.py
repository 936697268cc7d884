"""Reads files with openpyxl, calamine, csv, lxml, pandas, sdmx1 and zipfile.

Standard input is a list of {"file", "kind"}. Standard output has a line for each file: {"cells": {address: value}} or {"none": reason}.
"""

import csv
import datetime
import io
import json
import math
import sys
import warnings
import zipfile

import lxml.html
import openpyxl
import pandas
import sdmx
from openpyxl.utils import get_column_letter
from openpyxl.utils.datetime import to_excel
from openpyxl.worksheet import _reader
from python_calamine import CalamineWorkbook
from read_layouts import LAYOUTS
from read_records import RECORDS, bytes_of, once

warnings.simplefilter("ignore")


def number_of(text):
    """Accepts only ASCII digits, as the standard does. Python would also accept digits in other scripts."""
    if not text.isascii():
        raise ValueError("no number")
    return numbers(text)


numbers = _reader._cast_number
_reader._cast_number = number_of


def plain(value):
    if isinstance(value, bool):
        return value
    if isinstance(value, (int, float)):
        return float(value) if math.isfinite(value) else None
    if isinstance(value, datetime.datetime):
        return float(to_excel(value))
    return None if value is None or value == "" else str(value)


def of_rows(rows):
    cells = {}
    for r, row in enumerate(rows, 1):
        for c, value in enumerate(row, 1):
            if plain(value) is not None:
                cells[get_column_letter(c) + str(r)] = plain(value)
    return cells


def workbook(path, name="Data"):
    sheet = openpyxl.load_workbook(path, data_only=True)[name]
    return of_rows(sheet.iter_rows(min_row=1, max_row=sheet.max_row, min_col=1, max_col=sheet.max_column, values_only=True))


def text_of(path):
    return bytes_of(path).decode("utf-8-sig")


def table(path):
    return of_rows(csv.reader(io.StringIO(text_of(path), newline=""), strict=True))


def sdmx_csv(path):
    frame = pandas.read_csv(io.StringIO(text_of(path)), dtype=str, keep_default_na=False)
    cells = {}
    for row in frame.to_dict("records"):
        if row["OBS_VALUE"] != "":
            name = ".".join(row[one] for one in ("MEASURE", "REGION", "FREQ")) + " " + row["TIME_PERIOD"]
            if name in cells:
                raise ValueError("twice")
            cells[name] = float(row["OBS_VALUE"])
    return cells


def sdmx_json(path):
    """Reads a version 1.0 message. Removes the enclosing members `meta` and `data`, because sdmx1 cannot read them."""
    tree = json.loads(text_of(path), object_pairs_hook=once)
    header = {"id": "x", "prepared": "2026-01-01T00:00:00", "sender": {"id": "x", "name": "x"}, "test": False}
    message = {"header": header, "structure": tree["data"]["structure"], "dataSets": tree["data"]["dataSets"]}
    read = sdmx.read_sdmx(io.BytesIO(json.dumps(message).encode()))
    cells = {}
    for observation in read.data[0].obs:
        key = {**observation.series_key.values, **observation.dimension.values}
        codes = [str(key[one].value) for one in ("MEASURE", "REGION", "FREQ", "TIME_PERIOD")]
        if observation.value is not None:
            cells[".".join(codes[:3]) + " " + codes[3]] = float(observation.value)
    return cells


def html(path):
    page = lxml.html.document_fromstring(text_of(path))
    for line in page.iter("br"):
        line.tail = " " + (line.tail or "")
    rows = page.find(".//table").iter("tr")
    return of_rows([" ".join(cell.xpath("string()").split()) for cell in row if cell.tag in ("td", "th")] for row in rows)


def nem(path):
    """Returns rows by table. Raises an error for a row that does not match the header above it, and for a wrong number of lines."""
    tables = {}
    header, last, count = None, None, 0
    for row in csv.reader(io.StringIO(text_of(path), newline=""), strict=True):
        if not row:
            continue
        count += 1
        if last is not None or row[0] not in ("C", "I", "D") or (row[0] == "C") != (count == 1 or row[1] == "END OF REPORT"):
            raise ValueError("unexpected line")
        if row[0] == "I":
            header = row[1:4]
            tables.setdefault(".".join(row[1:3]), [])
        elif row[0] == "D":
            if row[1:4] != header:
                raise ValueError("row of another table")
            tables[".".join(row[1:3])].append([cell.strip() for cell in row])
        elif count > 1:
            last = int(row[2])
    if last != count:
        raise ValueError("wrong number of lines")
    return {name + " " + address: cell for name, rows in tables.items() for address, cell in of_rows(rows).items()}


def xls(path):
    return of_rows(CalamineWorkbook.from_filelike(io.BytesIO(bytes_of(path))).get_sheet_by_name("Data").to_python(skip_empty_area=False))


def archive(path):
    with zipfile.ZipFile(path) as files:
        return {one.filename: files.read(one).decode("utf-8", "replace") for one in files.infolist() if not one.is_dir()}


READERS = {
    "workbook": workbook,
    "csv": table,
    "csv-stream": table,
    "sdmx-csv": sdmx_csv,
    "sdmx-json": sdmx_json,
    "html": html,
    "nem": nem,
    "xls": xls,
    "zip": archive,
    "zip-stream": archive,
    **RECORDS,
    **LAYOUTS,
}

for line in sys.stdin:
    job = json.loads(line)
    try:
        answer = {"cells": READERS[job["kind"]](job["file"], *([job["sheet"]] if "sheet" in job else []))}
    except BaseException as error:  # BaseException, because a panic in calamine is not an Exception.
        answer = {"none": type(error).__name__ + ": " + str(error)[:200]}
    print(json.dumps(answer), flush=True)
