"""More subjects for worksheets.py: panels, the CPI laboratory, desks and figure checks."""

from calendar import monthrange
from functools import lru_cache

from worksheets import growth, move, read, rounding, series

FIRST_MONTH = "2024-04"
CENSUS = "2021-Q3"
# Median household income in AUD a week in the 2021 Census, as printed in the method for the housing desk.
WEEKLY = {"Australia": 1746, "New South Wales": 1829, "Victoria": 1759, "Queensland": 1675, "South Australia": 1455}
WEEKLY |= {"Western Australia": 1815, "Tasmania": 1358, "Northern Territory": 2061, "Australian Capital Territory": 2373}

# ------------------------------------------------------------------ panels


def panel_day(name, sasdate):
    month, _, year = sasdate.split("/")
    return f"{year}-{int(month):02d}" if name == "aus-md" else f"{year}-Q{int(month) // 3}"


def panels(subject):
    for name, vintage in (("aus-md", "2025-06"), ("aus-md", "2021-03"), ("aus-md", None), ("aus-qd", "2024-06"), ("aus-qd", None)):
        answer = read(f"/v1/{name}", **({} if vintage is None else {"vintage": vintage}))
        then = {}
        if vintage is not None:
            year, month = map(int, vintage.split("-"))
            then = {"as_of": f"{vintage}-{monthrange(year, month)[1]}", "gap": "allow"}
        codes = 1 if name == "aus-md" else 2
        rows = {panel_day(name, row["sasdate"]): row for row in answer["data"][codes:]}
        for column in answer["meta"]["summary"]["columns"]:
            own = series(column["series_id"], **then)
            subject.same(f"{name} {column['name']} code", answer["data"][codes - 1][column["name"]], column["transform"])
            sign = -1 if column["name"] == "IMPORTS" else 1
            for period in rows.keys() | own.keys():
                given = rows.get(period, {}).get(column["name"])
                value = own.get(period)
                subject.same(f"{name} {vintage} {column['name']} {period}", given, None if value is None else sign * value)


# ------------------------------------------------------------------ CPI laboratory


@lru_cache(maxsize=None)
def indexes(category, adjusted=False):
    adjustment = "seasonally_adjusted" if adjusted else "original"
    query = {"measure": "index", "category": category, "region": "australia", "adjustment": adjustment, "limit": 1000}
    return {row["period"]: row["value"] for row in read("/v1/data/abs/CPI_MONTHLY", **query)["data"] if row["period"] >= FIRST_MONTH}


@lru_cache(maxsize=None)
def link_weights(category):
    query = {"measure": "weight_pct", "category": category, "region": "australia", "limit": 1000}
    return {row["period"]: row["value"] for row in read("/v1/data/abs/CPI_WEIGHTS", **query)["data"]}


def first_month(quarter):
    return f"{quarter[:4]}-{int(quarter[-1]) * 3 - 2:02d}"


def link(month):
    known = sorted(quarter for quarter in link_weights("10001") if first_month(quarter) >= FIRST_MONTH)
    return ([quarter for quarter in known if first_month(quarter) <= month] or known[:1])[-1]


def weight_in(category, month):
    quarter = link(month)
    index = indexes(category)
    mean = sum(index[move(first_month(quarter), i)] for i in range(3)) / 3
    return link_weights(category)[quarter] * index[month] / mean


def adjusted(category):
    return indexes(category, True) or indexes(category)


def annualised(index, month, k):
    change = growth(index.get(month), index.get(move(month, -k)))
    return None if change is None else 100 * ((1 + change / 100) ** (12 / k) - 1)


def trimmed(classes, month, share):
    """The trimmed mean of the monthly changes, and the share of each class that is included."""
    items = sorted((growth(adjusted(one)[month], adjusted(one)[move(month, -1)]), weight_in(one, move(month, -1)), one) for one in classes)
    total = sum(weight for _, weight, _ in items)
    below, mean, kept = 0.0, 0.0, {}
    for change, weight, one in items:
        inside = max(0.0, min(below + weight, (1 - share) * total) - max(below, share * total))
        kept[one] = inside / weight
        mean += inside * change
        below += weight
    return mean / ((1 - 2 * share) * total), kept


def laboratory(subject):
    month = "2026-06"
    for threshold, trim in ((3, 15), (2, 10)):
        answer = read("/v1/cpi-laboratory", period=month, threshold=threshold, trim=trim)
        summary, classes = answer["meta"]["summary"], [row["code"] for row in answer["data"]]
        mean, kept = trimmed(classes, month, trim / 100)
        subject.same("trimmed mean", summary["trimmed_mean_monthly_pct"], mean, rounding(4))
        annual = {}
        all_weights = sum(weight_in(one, move(month, -1)) for one in classes)
        for row in answer["data"]:
            one, close = row["code"], rounding(4)
            annual[one] = growth(indexes(one)[month], indexes(one)[move(month, -12)])
            subject.same(f"{one} annual", row["annual_change_pct"], annual[one], close)
            subject.same(f"{one} month", row["monthly_change_pct"], growth(adjusted(one)[month], adjusted(one)[move(month, -1)]), close)
            subject.same(f"{one} weight", row["weight_pct"], 100 * weight_in(one, move(month, -1)) / all_weights, close)
            subject.same(f"{one} kept", row["kept_share"], kept[one], close)
            if row["seasonally_adjusted"]:
                subject.same(f"{one} 3 months", row["annualised_3m_pct"], annualised(adjusted(one), month, 3), close)
                subject.same(f"{one} 6 months", row["annualised_6m_pct"], annualised(adjusted(one), month, 6), close)
        above = [one for one in classes if annual[one] > threshold + 1e-9]
        weights = {one: link_weights(one)[link(month)] for one in classes}
        subject.same("classes above", summary["classes_above"], len(above))
        subject.same("breadth", summary["breadth_pct"], 100 * len(above) / len(classes), rounding(4))
        share = 100 * sum(weights[one] for one in above) / sum(weights.values())
        subject.same("weight above", summary["weight_above_pct"], share, rounding(4))
        subject.same("median", summary["median_class_annual_pct"], sorted(annual.values())[len(classes) // 2], rounding(4))
        product = 1.0
        for i in range(12):
            product *= 1 + trimmed(classes, move(month, -i), trim / 100)[0] / 100
        subject.same("annual trimmed mean", summary["trimmed_mean_annual_pct"], 100 * (product - 1), rounding(4))
        for field, index in (("headline", adjusted("999901")), ("trimmed_mean", adjusted("999902"))):
            subject.same(field, summary[f"{field}_annualised_3m_pct"], annualised(index, month, 3), rounding(4))
            subject.same(field, summary[f"{field}_annualised_6m_pct"], annualised(index, month, 6), rounding(4))
        services = indexes("104105")
        subject.same("market services", summary["market_services_annual_pct"], growth(services[month], services[move(month, -12)]), rounding(4))


# ------------------------------------------------------------------ desks


def my_inflation(subject):
    for own in ({}, {"housing": "40"}, {"food": "30", "transport": "5"}):
        answer = read("/v1/my-inflation", **own)
        rows, summary = answer["data"], answer["meta"]["summary"]
        month = summary["period"]
        change = {row["code"]: growth(indexes(row["code"])[month], indexes(row["code"])[move(month, -12)]) for row in rows}
        official = {row["code"]: link_weights(row["code"])[max(link_weights(row["code"]))] for row in rows}
        given = {row["code"]: float(own[row["parameter"]]) for row in rows if row["parameter"] in own}
        rest = sum(weight for code, weight in official.items() if code not in given)
        weights = {code: given.get(code, (100 - sum(given.values())) * official[code] / rest) for code in official}
        for row in rows:
            code = row["code"]
            subject.same(f"{code} weight", row["own_weight_pct"], weights[code], rounding(4))
            subject.same(f"{code} contribution", row["own_contribution_ppt"], weights[code] * change[code] / 100, rounding(4))
        subject.same(f"inflation {own}", summary["own_inflation_pct"], sum(weights[one] * change[one] for one in weights) / 100, rounding(4))
        with_official = sum(official[one] * change[one] for one in official) / sum(official.values())
        subject.same("official", summary["official_weights_pct"], with_official, rounding(4))


def repayment(loan, rate, years):
    i, n = rate / 1200, 12 * years
    return loan * i / (1 - (1 + i) ** -n)


def housing(subject):
    wages = series("AU.WPI.INDEX")
    for rate, deposit, years, buffer in ((5.5, 20, 25, 3), (6.25, 10, 30, 2)):
        query = {"rate": rate, "deposit": deposit, "years": years, "buffer": buffer}
        for row in read("/v1/housing-desk", **query)["data"]:
            place, quarter = row["place"], row["period"]
            price = 1000 * series(row["series_id"])[quarter]
            income = 52 * WEEKLY[place] * wages[quarter] / wages[CENSUS]
            loan = price * (1 - deposit / 100)
            subject.same(f"{place} price", row["mean_price_aud"], price)
            subject.same(f"{place} income", row["household_income_aud"], income, rounding(0))
            subject.same(f"{place} ratio", row["price_to_income"], price / income, rounding(2))
            subject.same(f"{place} years", row["years_to_save"], deposit * price / (15 * income), rounding(1))
            subject.same(f"{place} repayment", row["monthly_repayment_aud"], repayment(loan, rate, years), rounding(0))
            share = lambda at: 1200 * repayment(loan, at, years) / income
            subject.same(f"{place} share", row["repayment_share_pct"], share(rate), rounding(1))
            subject.same(f"{place} share with buffer", row["repayment_share_with_buffer_pct"], share(rate + buffer), rounding(1))


def partials(subject):
    volume, nominal, product = (series(f"AU.GDP{one}") for one in (".PUBLIC.DEMAND", ".PUBLIC.DEMAND.NOMINAL", ".NOMINAL"))
    for quarter in ("2025-Q4", "2025-Q3", "2024-Q2"):
        answer = read("/v1/gdp-partials", period=quarter)
        rows, before = {row["part"]: row["contribution_ppt"] for row in answer["data"]}, move(quarter, -1)
        public = growth(volume[quarter], volume[before]) * nominal[before] / product[before]
        exports, gdp = series("AU.NET.EXPORTS.CONTRIBUTION").get(quarter), series("AU.GDP.QOQ").get(quarter)
        known = public + exports
        subject.same(f"{quarter} public demand", rows["public_demand"], public, rounding(2))
        subject.same(f"{quarter} net exports", rows["net_exports"], exports, rounding(2))
        subject.same(f"{quarter} known", answer["meta"]["summary"]["known_ppt"], known, rounding(2))
        subject.same(f"{quarter} growth", rows["gdp"], gdp, rounding(2))
        subject.same(f"{quarter} remainder", rows["remainder"], gdp - known, rounding(2))


def rules(subject):
    for pi, u, u_star, phi, a, target in ((3.4, 4.3, 4.5, 1, 0.5, 2.5), (2.6, 4.1, 4.25, 0.5, 1.5, 2)):
        query = {"pi": pi, "u": u, "u_star": u_star, "phi": phi, "pi_weight": a, "target": target}
        for row in read("/v1/rule-calculator", rule="taylor", **query)["data"]:
            own = row["r_star_pct"] + pi + a * (pi - target) + phi * (u_star - u)
            subject.same(f"rate with {row['basis']}", row["value_pct"], own, rounding(4))
    (row,) = read("/v1/rule-calculator", rule="real_rate", nominal=4.35, expected=2.6)["data"]
    subject.same("real rate", row["value_pct"], 4.35 - 2.6, rounding(4))
    debt = {row["result"]: row["value_pct"] for row in read("/v1/rule-calculator", rule="debt", debt=33.5, interest=3.9, growth=5.1, balance=-0.8)["data"]}
    subject.same("debt", debt["debt_after_a_year"], 33.5 * 1.039 / 1.051 + 0.8, rounding(4))
    subject.same("balance", debt["balance_that_keeps_debt"], 33.5 * (1.039 / 1.051 - 1), rounding(4))


# ------------------------------------------------------------------ figure checks

SENTENCES = (
    "inflation was 7.8 per cent in December 2022",
    "inflation was 3.8% in June 2026",
    "the unemployment rate was 4.4% in June 2026",
    "the cash rate target was 4.1% on 18 March 2026",
    "GDP grew by 0.8% in the December quarter 2025",
    "wages rose 3.4% over the year to the December quarter 2025",
)


def checks(subject):
    """Each link to a value leads to that value, rounded as in the sentence."""
    for text in SENTENCES:
        (row,) = read("/v1/check", text=text)["data"]
        subject.same(f"{text}: agrees", row["verdict"] in ("agrees", "agreed_then"), True)
        path, query = row["reproduce_url"].split("/v1", 1)[1].split("?", 1)
        values = read(f"/v1{path}", **dict(pair.split("=", 1) for pair in query.split("&")))["data"]
        decimals = len(str(row["stated_value"]).partition(".")[2])
        subject.same(text, round(values[-1]["value"], decimals), row["stated_value"])


MORE = {"panels": panels, "CPI laboratory": laboratory, "my inflation": my_inflation, "housing desk": housing}
MORE |= {"GDP partials": partials, "rules": rules, "figure checks": checks}
