"""Recalculates release cards, forecasts, board days, revisions, panels and worksheets from responses to /v1/series and /v1/data.

Shares no code with the program. Needs only the standard library. Reads the URL from WATTLE_URL and the key from WATTLE_KEY.
Prints a JSON line for each subject: the number of compared values, the largest difference, and the values that differ.
"""

import json
import math
import os
import sys
import urllib.parse
import urllib.request
from datetime import date, timedelta
from functools import lru_cache

URL, KEY = os.environ["WATTLE_URL"], os.environ["WATTLE_KEY"]
ALL = 10000


@lru_cache(maxsize=None)
def read(path, **query):
    address = URL + path + ("?" + urllib.parse.urlencode(query) if query else "")
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {KEY}"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return {"status": error.code, "data": [], **json.load(error)}


def series(name, **query):
    """Values by period. Omits single figures from later releases, which have a status. Empty if the series has no data."""
    rows = read(f"/v1/series/{name}", limit=ALL, **query)["data"]
    return {row["period"]: row["value"] for row in rows if row["value"] is not None and row.get("status") != "preliminary source"}


# A published rate that ends early continues with the same rate of its index, which has one decimal.
CONTINUED = {"AU.CPI.YOY": "AU.CPI.ALLGROUPS.INDEX"}


@lru_cache(maxsize=None)
def later(name):
    """Rates after the last published one, from the index of the series."""
    if name not in CONTINUED:
        return {}
    index, last = series(CONTINUED[name]), max(series(name))
    found = {period: growth(value, index.get(move(period, -4))) for period, value in index.items() if period > last}
    return {period: round(rate + 1e-9, 1) for period, rate in found.items() if rate is not None}


def known(name):
    """Values by period, with the later rates of its index."""
    return {**series(name), **later(name)}


def spells(name):
    """Vintages by period: (first day, value, kind), oldest first."""
    found = {}
    for row in read(f"/v1/series/{name}/vintages", form="list", limit=1000)["data"]:
        found.setdefault(row["period"], []).append((row["realtime_start"], row["value"], row["kind"]))
    return {period: sorted(own, key=lambda one: one[0]) for period, own in found.items()}


def first(name, period):
    """The first published value and its day, if that vintage is stored."""
    if period in later(name):
        _, day = first(CONTINUED[name], period)
        return (None, None) if day is None else (later(name)[period], day)
    return next(((value, day) for day, value, kind in spells(name).get(period, []) if kind == "first"), (None, None))


def revision_on(day, own):
    """How much the vintage on a day changed a value. None if no earlier vintage has the value."""
    then, now = [value for one, value, _ in own if one < day], [value for one, value, _ in own if one <= day]
    return now[-1] - then[-1] if then and now else None


def parts(period):
    if "Q" in period:
        year, quarter = period.split("-Q")
        return "Q", int(year) * 4 + int(quarter) - 1
    return "M", int(period[:4]) * 12 + int(period[5:7]) - 1


def move(period, by):
    kind, at = parts(period)
    at += by
    return f"{at // 4}-Q{at % 4 + 1}" if kind == "Q" else f"{at // 12}-{at % 12 + 1:02d}"


def months(quarter):
    at = parts(quarter)[1] * 3
    return [f"{(at + i) // 12}-{(at + i) % 12 + 1:02d}" for i in range(3)]


class Subject:
    def __init__(self, name):
        self.name, self.count, self.most, self.faults = name, 0, 0.0, []

    def same(self, what, given, own, tolerance=1e-9):
        if given is None and own is None:
            return
        self.count += 1
        if given is None or own is None or isinstance(given, str) or isinstance(own, str):
            if given != own:
                self.faults.append(f"{what}: {given} and not {own}")
            return
        difference = abs(given - own)
        self.most = max(self.most, difference)
        if difference > tolerance + 1e-9 * max(1, abs(own)):
            self.faults.append(f"{what}: {given} and not {own}")


def rounding(decimals):
    """The largest difference that rounding to this number of decimals can cause."""
    return 0.5 * 10**-decimals + 1e-9


# ------------------------------------------------------------------ release cards


def cards(subject):
    for card in (row["card"] for row in read("/v1/release-cards")["data"] if row["latest_period"]):
        answer = read(f"/v1/release-cards/{card}/latest")
        if card == "cash-rate":
            continue
        for row in answer["data"]:
            values, period = known(row["series_id"]), row["period"]
            now, then = values.get(period), values.get(move(period, -1))
            what = f"{card} {row['series_id']} {period}"
            subject.same(what, row["value"], now)
            subject.same(f"{what} before", row["previous_value"], then)
            subject.same(f"{what} change", row["change"], None if now is None or then is None else now - then)
            value, day = first(row["series_id"], period)
            subject.same(f"{what} first", row["first_value"], value)
            subject.same(f"{what} day", row["first_published"], day)
            revision = None if day is None else revision_on(day, spells(row["series_id"]).get(move(period, -1), []))
            subject.same(f"{what} revision", row["previous_revision"], revision)
        summary, changes = answer["meta"]["summary"], [row["change"] for row in answer["data"] if row["kind"] == "part"]
        subject.same(f"{card} up", summary["parts_up"], sum(1 for one in changes if one is not None and one > 0))
        subject.same(f"{card} down", summary["parts_down"], sum(1 for one in changes if one is not None and one < 0))
        if summary["forecast"] and summary["forecast"]["difference"] is not None:
            row = answer["data"][0]
            values, period = series(row["series_id"]), row["period"]
            compared = [row["value"]] if "Q" in period else [values[move(period, -i)] for i in range(3)]
            outcome = sum(compared) / len(compared)
            subject.same(f"{card} forecast", summary["forecast"]["difference"], outcome - summary["forecast"]["value"], rounding(4))
    parts_of = [row for row in read("/v1/release-cards/cpi/2026-06")["data"] if row["kind"] == "part"]
    subject.same("sum of the contributions to inflation", round(sum(row["value"] for row in parts_of), 1), 3.8)


# ------------------------------------------------------------------ forecasts


def outcome(variable, target):
    """The latest outcome for a quarter, as described in docs/forecasts.md."""
    short, name = variable["series_id"].replace("AU.FORECAST.RBA.", ""), variable["outcome_series"]
    if name is None:
        return None
    values = known(name)
    if short in ("UNEMP", "UNDERUTILISATION", "EMPLOYED"):
        mean = lambda quarter: average([values.get(month) for month in months(quarter)])
        if short != "EMPLOYED":
            return mean(target)
        return growth(mean(target), mean(move(target, -4)))
    if short in ("CPI", "TRIMMED", "WPI", "GDP.QOQ", "SAVING.RATIO"):
        return values.get(target)
    return growth(values.get(target), values.get(move(target, -4)))


def average(values):
    return None if any(value is None for value in values) else sum(values) / len(values)


def growth(now, then):
    return None if now is None or not then else 100 * (now / then - 1)


def forecasts(subject):
    for variable in read("/v1/forecasts")["data"]:
        name, by_horizon = variable["series_id"], {}
        for row in read(f"/v1/forecasts/{name}", issued="all")["data"]:
            what = f"{name} {row['issued']} {row['target']}"
            own, ahead = outcome(variable, row["target"]), parts(row["target"])[1] - parts(row["issued"])[1] // 3
            subject.same(f"{what} horizon", row["horizon"], ahead)
            subject.same(f"{what} outcome", row["outcome_latest"], own, rounding(4))
            if own is not None and ahead >= 0:
                subject.same(what, row["error_latest"], own - row["value"], rounding(4))
                by_horizon.setdefault(ahead, []).append(own - row["value"])
        rows = {row["horizon"]: row for row in read(f"/v1/forecasts/{name}/errors")["data"]}
        subject.same(f"{name} horizons", " ".join(map(str, sorted(rows))), " ".join(map(str, sorted(by_horizon))))
        for ahead, errors in by_horizon.items():
            what, n, row = f"{name} {ahead} quarters ahead", len(errors), rows[ahead]
            subject.same(f"{what} n", row["n_latest"], n)
            subject.same(f"{what} mean", row["mean_error_latest"], sum(errors) / n, rounding(3))
            subject.same(f"{what} absolute", row["mean_absolute_error_latest"], sum(map(abs, errors)) / n, rounding(3))
            subject.same(f"{what} rmse", row["rmse_latest"], math.sqrt(sum(one * one for one in errors) / n), rounding(3))


# ------------------------------------------------------------------ board days


def board_days(subject):
    decided, daily = series("AU.CASHRATE"), series("AU.CASHRATE.DAILY")
    last = max(decided)
    names = {"cpi": "AU.CPI.YOY", "monthly_cpi": "AU.CPI.MONTHLY.YOY", "trimmed_mean": "AU.CPI.TRIMMED"}
    names |= {"unemployment": "AU.UNEMP.SA", "gdp": "AU.GDP.QOQ", "wages": "AU.WPI.YOY"}
    in_force = lambda day: next((decided[one] for one in sorted(decided, reverse=True) if one <= day), None)
    shift = lambda day, by: (date.fromisoformat(day) + timedelta(days=by)).isoformat()
    for row in read("/v1/board-days")["data"]:
        day = row["day"]
        if shift(day, 1) <= last:
            before, after = in_force(shift(day, -1)), in_force(shift(day, 1))
        else:
            before, after = row["cash_rate_before_pct"], daily.get(shift(day, 1))
        if shift(day, 1) <= last or after is not None:
            subject.same(f"{day} before", row["cash_rate_before_pct"], before)
            subject.same(f"{day} after", row["cash_rate_after_pct"], after)
            subject.same(f"{day} change", row["change_ppt"], None if before is None else after - before)
        for field, name in names.items():
            period, value = row.get(f"{field}_period"), row.get(f"{field}_first_pct")
            if period is None:
                continue
            subject.same(f"{day} {field} now", row.get(f"{field}_now_pct"), known(name).get(period), rounding(4))
            own, published = first(name, period)
            is_known = own is not None and published <= shift(day, 1)
            subject.same(f"{day} {field} first", value, own if is_known else None, rounding(4))


def decision_cards(subject):
    days = [row for row in read("/v1/board-days")["data"] if row["cash_rate_after_pct"] is not None]
    for row in days[-40:]:
        (card,) = read(f"/v1/release-cards/cash-rate/{row['day']}")["data"]
        subject.same(row["day"], card["value"], row["cash_rate_after_pct"])
        subject.same(f"{row['day']} change", card["change"], row["change_ppt"])


# ------------------------------------------------------------------ revisions


def hac(y, x):
    """Least squares on a constant and x, with Newey-West covariance with three lags. Returns a, b and the joint p value."""
    n = len(y)
    sx, sxx, sy, sxy = sum(x), sum(v * v for v in x), sum(y), sum(v * w for v, w in zip(x, y))
    det = n * sxx - sx * sx
    b = (n * sxy - sx * sy) / det
    a = (sy - b * sx) / n
    scores = [(e, e * v) for v, e in ((v, w - a - b * v) for v, w in zip(x, y))]
    meat = [[0.0, 0.0], [0.0, 0.0]]
    for lag in range(4):
        weight = 1 if lag == 0 else 1 - lag / 4
        for now, then in zip(scores[lag:], scores):
            for i in (0, 1):
                for j in (0, 1):
                    product = now[i] * then[j]
                    meat[i][j] += product if lag == 0 else weight * (product + now[j] * then[i])
    d = meat[0][0] * meat[1][1] - meat[0][1] * meat[1][0]
    inverse = [[meat[1][1] / d, -meat[0][1] / d], [-meat[1][0] / d, meat[0][0] / d]]
    u = (n * a + sx * b, sx * a + sxx * b)
    wald = sum(u[i] * inverse[i][j] * u[j] for i in (0, 1) for j in (0, 1))
    # The tail of F(2, n - 2) at wald / 2.
    return a, b, (1 + wald / (n - 2)) ** (-(n - 2) / 2)


def later_day(days, day, horizon):
    if horizon == "latest":
        return days[-1] if days[-1] > day else None
    if horizon == "next":
        return next((one for one in days if one > day), None)
    start = date.fromisoformat(day) + timedelta(days=365 if horizon == "one_year" else 730)
    return next((one for one in days if start.isoformat() <= one <= (start + timedelta(days=100)).isoformat()), None)


def revisions(subject):
    for name in ("AU.UNEMP.SA", "AU.EMPLOYED.SA", "AU.PARTICIPATION.SA", "AU.RETAIL", "AU.GDP.QOQ"):
        own = spells(name)
        # Each whole vintage has a column, but single first values do not.
        columns = read(f"/v1/series/{name}/vintages", vintages=1000, limit=1)["data"][0]
        days = sorted(column for column in columns if column[:1].isdigit())
        for row in read(f"/v1/series/{name}/revisions", stats=1)["data"]:
            pairs = []
            for period in sorted(own, key=lambda one: parts(one)[1]):
                value, day = first(name, period)
                later = None if day is None else later_day(days, day, row["horizon"])
                known = [] if later is None else [one for one in own[period] if one[0] <= later]
                if known and known[-1][1] is not None:
                    pairs.append((value, known[-1][1]))
            what, n = f"{name} {row['horizon']}", len(pairs)
            subject.same(f"{what} n", row["n"], n or None)
            if n < 12:
                continue
            revised = [later - value for value, later in pairs]
            mean = sum(revised) / n
            centred = [one - mean for one in revised]
            lags = [sum(v * w for v, w in zip(centred[lag:], centred)) * (1 if lag == 0 else 2 * (1 - lag / 4)) for lag in range(4)]
            close = lambda field, figure: subject.same(f"{what} {field}", row[field], figure, 1e-5 * abs(figure))
            close("mean_revision", mean)
            close("mean_absolute_revision", sum(map(abs, revised)) / n)
            close("standard_deviation", math.sqrt(sum(one * one for one in centred) / (n - 1)))
            subject.same(f"{what} t", row["t"], mean / (math.sqrt(sum(lags)) / n), rounding(2))
            for test, x in (("news", [value for value, _ in pairs]), ("noise", [later for _, later in pairs])):
                a, b, p = hac(revised, x)
                close(f"{test}_intercept", a)
                close(f"{test}_slope", b)
                subject.same(f"{what} {test}", row[f"{test}_p"], p, rounding(4))


def main():
    from worksheets_more import MORE

    own = {"release cards": cards, "cash rate cards": decision_cards, "forecasts": forecasts, "board days": board_days}
    for name, check in ({**own, "revisions": revisions} | MORE).items():
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        subject = Subject(name)
        check(subject)
        found = {"subject": name, "values": subject.count, "largest_difference": subject.most, "faults": subject.faults[:20]}
        print(json.dumps(found | {"differ": len(subject.faults)}), flush=True)


if __name__ == "__main__":
    # worksheets_more.py imports this file by name.
    sys.modules["worksheets"] = sys.modules["__main__"]
    main()
