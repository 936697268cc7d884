"""Reads files with openpyxl, csv, pandas and sdmx1.

Standard input: a list of {"file", "kind"}. Standard output: a line for each, {"cells": {address: value}}, or {"none": why}.
"""

import csv
import datetime
import io
import json
import math
import sys
import warnings

import openpyxl
import pandas
import sdmx
from openpyxl.utils import get_column_letter
from openpyxl.utils.datetime import to_excel
from openpyxl.worksheet import _reader

warnings.simplefilter("ignore")


def number_of(text):
    """Python knows the digits of all scripts, and the standard only those of ASCII."""
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
    with open(path, "rb") as file:
        return file.read().decode("utf-8-sig")


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
    """The ABS wraps a message of version 1.0 into `meta` and `data`, which sdmx1 does not know."""
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


def once(pairs):
    """A name that comes twice is no fault to a parser of Python, which takes the last one."""
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name comes twice")
    return dict(pairs)


READERS = {"workbook": workbook, "csv": table, "sdmx-csv": sdmx_csv, "sdmx-json": sdmx_json}

for line in sys.stdin:
    job = json.loads(line)
    try:
        answer = {"cells": READERS[job["kind"]](job["file"], *([job["sheet"]] if "sheet" in job else []))}
    except Exception as error:
        answer = {"none": type(error).__name__ + ": " + str(error)[:200]}
    print(json.dumps(answer), flush=True)
