"""Reads files with records, using pysdmx, json, csv, ElementTree, openpyxl and Python's codecs, for read_cells.py.

Each reader returns {address: value} and raises an error for a file that does not follow the agency's rules.
"""

import csv
import datetime
import io
import json
import math
import re
import xml.etree.ElementTree as ElementTree
import zipfile

import openpyxl
from pysdmx.io.json.sdmxjson2.reader.structure import read as read_structure


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def once(pairs):
    """Raises an error for a repeated name. Python's JSON parser would accept it and use the last value."""
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name comes twice")
    return dict(pairs)


def finite(digits):
    if not math.isfinite(float(digits)):
        raise ValueError(digits + " is no number")
    return float(digits)


def document(path):
    return json.loads(bytes_of(path).decode("utf-8-sig"), object_pairs_hook=once, parse_float=finite, parse_constant=finite)


def structure(path):
    plain = document(path)["data"]
    message = read_structure(bytes_of(path).decode("utf-8-sig"), validate=False)
    cells = {}
    for one in message.get_codelists():
        for i, code in enumerate(one.items):
            cells[f"{one.agency}:{one.id}({one.version}) {i}"] = f"{code.id} {code.name}"
    for one in message.get_data_structure_definitions():
        for dimension in one.components.dimensions:
            codes = " ".join(code.id for code in (dimension.local_codes or []))
            cells[f"{one.id} {dimension.id}"] = f"{dimension.concept.name} {codes}"
        del cells[one.id + " TIME_PERIOD"]
    for one in plain["dataStructures"]:
        # Sorts dimensions by position, because pysdmx returns them in list order.
        dimensions = one["dataStructureComponents"]["dimensionList"]["dimensions"]
        placed = sorted(enumerate(dimensions), key=lambda pair: pair[1].get("position", pair[0]))
        cells[one["id"]] = " ".join(dimension["id"] for _, dimension in placed)
    return cells


def ckan(path):
    reply = document(path)
    if reply["success"] is not True:
        raise ValueError("not successful")
    found = []
    for one in reply["result"]["resources"]:
        url, name = one["url"], one.get("name") or ""
        year = re.match(r"Tax ([0-9]{4}-[0-9]{2})", name)
        if one.get("state", "active") == "active" and year and url.lower().endswith(".csv"):
            found.append((year[1], one.get("last_modified") or one.get("created") or "", url))
    best = max(year + " " + day for year, day, _ in found)
    return {"url": next(re.sub("^http:", "https:", url) for year, day, url in found if year + " " + day == best)}


PERIODS = ("[0-9]{4}", "[0-9]{4}-Q[1-4]", "[0-9]{4}-(0[1-9]|1[0-2])", "[0-9]{4}-[0-9]{2}-[0-9]{2}")


def facts(path):
    header, *rows = csv.reader(io.StringIO(bytes_of(path).decode("utf-8-sig"), newline=""), strict=True)
    names = [name.strip().lower() for name in header]
    cells = {}
    for number, row in enumerate(rows, 2):
        one = {name: cell.strip() for name, cell in zip(names, row)}
        if not any(cell.strip() for cell in row) or one.get("kind") == "rounding":
            continue
        period = next(one["period"] for form in PERIODS if re.fullmatch(form, one["period"]))
        if len(period) == 10:
            datetime.date.fromisoformat(period)
        published = datetime.date.fromisoformat(one["published"]).isoformat()
        if published != one["published"] or not one["series_id"]:
            raise ValueError("no day or no series")
        value = one["value"]
        if value and not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?", value):
            raise ValueError("no number")
        figure = exponential(without_noise(float(value)) + 0.0) if value else ""
        cells["r" + str(number)] = "|".join([one["series_id"], period, figure, published, one.get("title", "")])
    return cells


def without_noise(value):
    """Rounds to 12 digits if the value is within the noise of a few sums: eight steps between adjacent doubles."""
    if value == float(f"{value:.15g}"):
        return value
    short = float(f"{value:.12g}")
    return short if abs(value - short) <= 8 * math.ulp(value) else value


def exponential(value):
    """Formats a number as JavaScript does: 1.50000000000000e+2."""
    digits, exponent = f"{value if value else 0.0:.14e}".split("e")
    return f"{digits}e{int(exponent):+d}"


def leaves(node, path=""):
    if isinstance(node, (dict, list)):
        pairs = node.items() if isinstance(node, dict) else enumerate(node)
        return {address: cell for name, one in pairs for address, cell in leaves(one, f"{path}/{name}").items()}
    return {} if node is None or node == "" else {path: node}


def own_text(element):
    return None if element is None else (element.text or "").strip() or None


def simple(root):
    """Refuses elements that contain both text and elements, because no agency uses them."""
    for element in root.iter():
        inside = [element.text] if len(element) else []
        if any((text or "").strip() for text in [*inside, *(one.tail for one in element)]):
            raise ValueError("text between elements")
    return root


DAY = re.compile("([0-9]{4})([0-9]{2})([0-9]{2})")


def day(text):
    if not text or text == "19000101":
        return None
    return datetime.date(*(int(part) for part in DAY.fullmatch(text).groups())).isoformat()


def abr(path):
    root = simple(ElementTree.fromstring(bytes_of(path)))
    records = root.findall("ABR")
    counts = [one for info in root for one in info.findall("RecordCount")]
    if root.tag != "Transfer" or any(int(one.text) != len(records) for one in counts):
        raise ValueError("wrong number of records")
    cells = {}
    for number, one in enumerate(records, 1):
        abn, gst = one.find("ABN"), one.find("GST")
        if not re.fullmatch("[0-9]{11}", own_text(abn) or ""):
            raise ValueError("no ABN")
        given = [text for text in map(own_text, one.findall("LegalEntity/IndividualName/GivenName")) if text]
        family = own_text(one.find("LegalEntity/IndividualName/FamilyName"))
        person = ", ".join(part for part in (family, " ".join(given)) if part)
        address = "BusinessAddress/AddressDetails/"
        main, legal = "MainEntity/" + address, "LegalEntity/" + address
        names = {"TRD": [], "OTN": [], "BN": []}
        for name in one.findall("OtherEntity/NonIndividualName"):
            texts = [text for text in map(own_text, name.findall("NonIndividualNameText")) if text]
            names.get(name.get("type"), []).extend(texts)
        row = {
            "abn": own_text(abn),
            "status": {"ACT": "active", "CAN": "cancelled"}[abn.get("status")],
            "status_from": day(abn.get("ABNStatusFromDate")),
            "entity_type_code": own_text(one.find("EntityType/EntityTypeInd")),
            "entity_type": own_text(one.find("EntityType/EntityTypeText")),
            "entity_name": own_text(one.find("MainEntity/NonIndividualName/NonIndividualNameText")) or person,
            "acn": own_text(one.find("ASICNumber")),
            "gst_status": None if gst is None else {"ACT": "registered", "CAN": "cancelled", "NON": "not registered"}[gst.get("status")],
            "gst_from": None if gst is None else day(gst.get("GSTStatusFromDate")),
            "state": own_text(one.find(main + "State")) or own_text(one.find(legal + "State")),
            "postcode": own_text(one.find(main + "Postcode")) or own_text(one.find(legal + "Postcode")),
            "business_names": "|".join(names["BN"]),
            "trading_names": "|".join(names["TRD"]),
            "other_names": "|".join(names["OTN"]),
            "updated": day(one.get("recordLastUpdatedDate")),
        }
        cells.update({f"{number} {name}": cell for name, cell in row.items() if cell})
    return cells


NUMBERS = {"air_temperature": "Celsius", "rel-humidity": "%", "rainfall": "mm", "msl_pres": "hPa", "gust_kmh": "km/h"}


def bom(path):
    root = simple(ElementTree.fromstring(bytes_of(path)))
    cells = {}
    periods = [(one, period) for one in root.iter("station") for period in one.iter("period") if period.get("index") == "0"]
    if not periods:
        raise ValueError("no observations")
    for i, (station, period) in enumerate(one for one in periods if one[0].get("wmo-id")):
        cells[f"{i} station"] = station.get("description") or station.get("stn-name")
        elements = {}
        for element in period.iter("element"):
            elements.setdefault(element.get("type"), element)
        for name, element in elements.items():
            text = own_text(element)
            if name in NUMBERS and text not in (None, "-"):
                if element.get("units") not in (None, "", NUMBERS[name]):
                    raise ValueError("another unit")
                cells[f"{i} {name}"] = float(text)
            elif name == "wind_dir" and text:
                cells[f"{i} {name}"] = text
    return cells


def windows_1252(data):
    """Decodes bytes. Bytes without a character become control characters, as in browsers."""
    return "".join(bytes([one]).decode("cp1252", "ignore") or chr(one) for one in data)


def text(path):
    data = bytes_of(path)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return {"text": data[2:].decode("utf-16-le" if data[0] == 0xFF else "utf-16-be")}
    if data[:3] == b"\xef\xbb\xbf":
        data, rest = data[3:], ""
        while data:
            try:
                return {"text": rest + data.decode("utf-8")}
            except UnicodeDecodeError as error:
                rest += data[: error.start].decode("utf-8") + windows_1252(data[error.start : error.start + 1])
                data = data[error.start + 1 :]
        return {"text": rest}
    try:
        return {"text": data.decode("utf-8")}
    except UnicodeDecodeError:
        return {"text": windows_1252(data)}


def comments(path):
    sheet = openpyxl.load_workbook(path)["Data"]
    texts = {cell.coordinate: " ".join(cell.comment.text.split()) for row in sheet.iter_rows() for cell in row if cell.comment}
    return {address: one for address, one in texts.items() if one}


RECORDS = {
    "structure": structure,
    "ckan": ckan,
    "facts": facts,
    "json": lambda path: leaves(document(path)),
    "abr": abr,
    "bom": bom,
    "text": lambda path: {name: one for name, one in text(path).items() if one},
    "text-stream": lambda path: {name: one for name, one in text(path).items() if one},
    "comments": comments,
}
