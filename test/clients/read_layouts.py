"""Reads agency layouts with csv, json, html.parser and urllib, for read_cells.py.

Each reader returns {address: value} and raises an error for a file that does not follow the layout.
"""

import csv
import datetime
import io
import re
import unicodedata
from html.parser import HTMLParser
from urllib.parse import unquote, urljoin, urlsplit

from read_records import bytes_of, document, finite

MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def rows_of(path):
    return list(csv.reader(io.StringIO(bytes_of(path).decode("utf-8-sig"), newline=""), strict=True))


def clean(text):
    return " ".join(text.split())


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        href = next((text for name, text in attributes if name == "href"), None)
        if tag == "a" and href is not None:
            self.found.append(href.strip())


def landing(path):
    """Returns the URL of the latest workbook. Compares the month in its name, then the folder, then the position."""
    page = Links()
    page.feed(bytes_of(path).decode("utf-8"))
    page.close()
    best = None
    for href in page.found:
        address = urlsplit(urljoin("https://agency.example/statistics/page", href))
        name = unicodedata.normalize("NFKC", unquote(address.path.rsplit("/", 1)[-1]))
        name = re.sub(r"[\s_]+", " ", re.sub("[\u2010-\u2015\u2212]", "-", name)).strip()
        if address.scheme not in ("http", "https") or not re.match("quarterly statistics", name, re.I) or not name.lower().endswith(".xlsx"):
            continue
        named = re.findall(rf"(?<![a-z])({'|'.join(MONTHS)})[a-z]*[ _-]*([0-9]{{4}})(?![0-9])", name, re.I)
        month = max((int(year) * 12 + MONTHS.index(word.lower()) for word, year in named), default=-1)
        folder = re.search(r"/([0-9]{4})-([0-9]{2})/", address.path)
        place = int(folder[1]) * 12 + int(folder[2]) - 1 if folder else -1
        if best is None or (month, place) > best[0]:
            best = ((month, place), unquote(address.path))
    return {"path": best[1]}


def number(text):
    """Parses a number with or without groups of three digits. Returns None if there is no value."""
    if text in ("", "-"):
        return None
    if re.fullmatch(r"[+-]?[1-9][0-9]{0,2}(,[0-9]{3})+(\.[0-9]+)?", text):
        text = text.replace(",", "")
    if not re.fullmatch(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?", text, re.I):
        raise ValueError("no number")
    return finite(text) + 0.0


SHORT = {"reported short positions": "SHORT", "total product in issue": "ISSUE"}


def short_positions(path):
    rows = [[clean(cell) for cell in row] for row in rows_of(path)]
    top = next(i for i, row in enumerate(rows) if "product code" in [cell.lower() for cell in row])
    head = [cell.lower() for cell in rows[top]]
    code = head.index("product code")
    columns = {i: SHORT.get(cell, "PERCENT" if cell.startswith("% of total product") else None) for i, cell in enumerate(head)}
    cells = {}
    for row in rows[top + 1 :]:
        if not any(row):
            continue
        if len(row) != len(head) or not row[code]:
            raise ValueError("no code")
        for i, measure in columns.items():
            figure = number(row[i]) if measure else None
            if figure is None:
                continue
            if figure < 0 or f"{row[code]}.{measure}" in cells:
                raise ValueError("negative, or twice")
            cells[f"{row[code]}.{measure}"] = figure
    return cells


def my_hospitals(path):
    tree = document(path)
    result = tree.get("result", tree)
    rows = result["data"]
    if result["pagination"]["total_results_available"] != len(rows):
        raise ValueError("wrong number of rows")
    cells = {}
    for i, row in enumerate(rows):
        for name in ("hospital", "measure", "value", "start"):
            cell = row[name]
            if name == "value" and cell is not None and (isinstance(cell, (str, bool))):
                raise ValueError("no number")
            if name != "value" and cell is not None and not isinstance(cell, str):
                raise ValueError("no text")
            if name == "start" and cell is not None:
                cell = datetime.date.fromisoformat(clean(cell)[:10]).isoformat()
            cells[f"{i} {name}"] = float(cell) if name == "value" and cell is not None else clean(cell) if isinstance(cell, str) else cell
    return {name: cell for name, cell in cells.items() if cell not in (None, "")}


FORMS = ("%d/%m/%Y", "%d-%b-%Y", "%d %B %Y", "%Y-%m-%d")


def date_in(text):
    for form in FORMS:
        try:
            return datetime.datetime.strptime(text, form).date()
        except ValueError:
            pass
    return None


def rba(path):
    rows = [[cell.strip() for cell in row] for row in rows_of(path)]
    labels = {}
    for row in rows:
        if row and date_in(row[0]):
            break
        if row and row[0]:
            labels.setdefault(clean(row[0]).rstrip(":").strip().lower(), row)
    ids = labels.get("series id") or labels["mnemonic"]
    for name in ("title", "frequency", "type", "units", "publication date"):
        if len(labels[name]) != len(ids):
            raise ValueError("ragged labels")
    cells = {}
    for row in rows:
        day = date_in(row[0]) if row else None
        if day is None:
            continue
        for i, series in enumerate(ids):
            text = row[i] if i < len(row) else ""
            if i == 0 or text == "" or series == "":
                continue
            address = f"{series} {day.year:04}-{day.month:02}"
            if address in cells:
                raise ValueError("twice")
            cells[address] = clean(text) if re.search("to|n", text) else number(text)
    return cells


def prices(path):
    head, *rows = rows_of(path)
    if [name.upper() for name in head] != ["REGION", "SETTLEMENTDATE", "TOTALDEMAND", "RRP", "PERIODTYPE"]:
        raise ValueError("other columns")
    cells = {}
    for row in rows:
        if len(row) < 5 or row[4] != "TRADE":
            continue
        end = datetime.datetime.strptime(row[1], "%Y/%m/%d %H:%M:%S")
        address = f"{row[0]} {end:%Y-%m-%dT%H:%M:%S}+10:00"
        if cells.setdefault(address, float(row[3])) != float(row[3]):
            raise ValueError("two prices")
    return cells


LAYOUTS = {
    "landing": landing,
    "short-positions": short_positions,
    "my-hospitals": my_hospitals,
    "rba": rba,
    "prices": prices,
}
