/** Answers to the example request of each endpoint, from the starter data. Written by test/http/examples.test.ts with `-u`; do not edit. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  "readDataset": {
    "data": [
      {
        "period": "2026-02",
        "value": 3.83,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      },
      {
        "period": "2026-03",
        "value": 3.96,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      },
      {
        "period": "2026-04",
        "value": 4.1,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      }
    ],
    "meta": {
      "endpoint": "/v1/data/rba/F1.1",
      "query": {
        "series": "FIRMMCRT",
        "table": "F1.1",
        "limit": 3,
        "order": "asc",
        "labels": "label",
        "shape": "long"
      },
      "period": {
        "start": "2026-02",
        "end": "2026-04"
      },
      "row_count": 3,
      "total_rows": 429,
      "truncated": true,
      "retrieved_at": "2026-05-11T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F1.1",
        "dataset_id": "rba.F1.1",
        "release_date": "2026-05-01",
        "retrieved_at": "2026-05-11T23:59:59.999Z",
        "sha256": "802f94a7392d899d71acced4e0e85edd8f916cf268b7954519ebbf96d0fbfd79"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F1.1",
          "dataset_id": "rba.F1.1",
          "release_date": "2026-05-01",
          "retrieved_at": "2026-05-11T23:59:59.999Z",
          "sha256": "802f94a7392d899d71acced4e0e85edd8f916cf268b7954519ebbf96d0fbfd79"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-05-01; the RBA has not been asked yet",
      "vintage": "2026-05-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Values are averages over the month, so a change of the cash rate target shows in full only in the month after it; use A2 or F1 for the target of today.",
        "Left out of the starter data, because their sources (ASX; FENICS) have terms of their own: FIRMMBAB30, FIRMMBAB90, FIRMMBAB180, FIRMMOIS1, FIRMMOIS3, FIRMMOIS6."
      ],
      "curated": true,
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/data/rba/F1.1?limit=3&format=csv",
      "next": "https://api.example.org/v1/data/rba/F1.1?limit=3&cursor=WyJ5dUZCUm00NjBFbCIsMiwxNzk1MjE5MjAwMDAwLDE3NzIzMjMxOTk5OTksNjQxXQ.EiB0viSUpFW"
    }
  },
  "listDatasets": {
    "data": [
      {
        "id": "ANA_AGG",
        "dataset_id": "abs.ANA_AGG",
        "source": "abs",
        "title": "National accounts key aggregates",
        "description": "Gross domestic product and related aggregates, seasonally adjusted: chain volume measures, current prices, indexes, ratios and their quarterly change, since September 1959.",
        "frequency": "quarterly",
        "unit": null,
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
        "period_start": null,
        "period_end": null,
        "rows": 0,
        "refreshed_at": null,
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/abs/ANA_AGG?limit=12"
      },
      {
        "id": "BA_GCCSA",
        "dataset_id": "abs.BA_GCCSA",
        "source": "abs",
        "title": "Building approvals by state and capital city region",
        "description": "Dwelling units and value of building approved each month, by type of building, sector and work, for Australia, states, capital cities and rests of states.",
        "frequency": "monthly",
        "unit": null,
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
        "period_start": null,
        "period_end": null,
        "rows": 0,
        "refreshed_at": null,
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/abs/BA_GCCSA?limit=12"
      }
    ],
    "meta": {
      "endpoint": "/v1/datasets",
      "query": {
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 40,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/datasets?limit=2&format=csv",
      "next": "https://api.example.org/v1/datasets?limit=2&cursor=WyIxVnlMSlotamEtTCIsMCwwLDJd.UTMKl5pghUz"
    }
  },
  "listDatasetsOfSource": {
    "data": [
      {
        "id": "A2",
        "dataset_id": "rba.A2",
        "source": "rba",
        "title": "Changes in monetary policy and administered rates",
        "description": "Every change of the cash rate target announced by the Reserve Bank since 23 January 1990, with the rates paid on exchange settlement balances and charged on overnight repurchase agreements.",
        "frequency": "daily",
        "unit": "Per cent",
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.rba.gov.au/statistics/tables/",
        "period_start": "1990-02-15",
        "period_end": "2026-03-18",
        "rows": 512,
        "refreshed_at": "2026-03-17T23:59:59.999Z",
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/rba/A2?limit=12"
      },
      {
        "id": "C1",
        "dataset_id": "rba.C1",
        "source": "rba",
        "title": "Credit and charge cards",
        "description": "Seasonally adjusted numbers and values of credit and charge card purchases, cash advances, repayments and balances in Australia.",
        "frequency": "monthly",
        "unit": null,
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.rba.gov.au/statistics/tables/",
        "period_start": null,
        "period_end": null,
        "rows": 0,
        "refreshed_at": null,
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/rba/C1?limit=12"
      }
    ],
    "meta": {
      "endpoint": "/v1/datasets/rba",
      "query": {
        "source": "rba",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 26,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/datasets/rba?limit=2&format=csv",
      "next": "https://api.example.org/v1/datasets/rba?limit=2&cursor=WyJDVzQtRWpDSXQxYyIsMCwwLDJd.WvOnswQ1_dL"
    }
  },
  "describeDataset": {
    "data": {
      "id": "F1.1",
      "dataset_id": "rba.F1.1",
      "source": "rba",
      "title": "Interest rates and yields: money market, monthly",
      "description": "Monthly averages of the cash rate target, the interbank overnight cash rate, bank bills and other money market yields since 1969.",
      "kind": "time_series",
      "curated": true,
      "frequency": "monthly",
      "dimensions": [
        {
          "name": "series",
          "code": "SERIES",
          "description": "The Bank's id of a column of the table.",
          "values": [
            {
              "code": "FIRMMCRT",
              "label": "Cash Rate Target",
              "word": "cash_rate_target"
            },
            {
              "code": "FIRMMCRI",
              "label": "Interbank Overnight Cash Rate",
              "word": "cash_rate"
            },
            {
              "code": "FIRMMCRIHM",
              "label": "Highest Interbank Overnight Cash Rate",
              "word": "cash_rate_highest"
            },
            {
              "code": "FIRMMCRILM",
              "label": "Lowest Interbank Overnight Cash Rate",
              "word": "cash_rate_lowest"
            },
            {
              "code": "FIRMMCRIVM",
              "label": "Volume of Cash Market Transactions",
              "word": "cash_market_volume"
            },
            {
              "code": "FIRMMCRINM",
              "label": "Number of Cash Market Transactions",
              "word": "cash_market_transactions"
            },
            {
              "code": "FIRMMTN1",
              "label": "1-month Treasury Note",
              "word": "treasury_note_30d"
            },
            {
              "code": "FIRMMTN3",
              "label": "3- month Treasury Note",
              "word": "treasury_note_90d"
            },
            {
              "code": "FIRMMTN6",
              "label": "6- month Treasury Note",
              "word": "treasury_note_180d"
            }
          ],
          "default": "FIRMMCRT"
        },
        {
          "name": "table",
          "code": "TABLE",
          "description": "The statistical table.",
          "values": [
            {
              "code": "F1.1",
              "label": "F1.1"
            }
          ],
          "default": "F1.1"
        }
      ],
      "columns": [
        {
          "name": "period",
          "type": "period",
          "unit": null,
          "description": "The reference period: what the value is about."
        },
        {
          "name": "value",
          "type": "number",
          "unit": null,
          "description": "The value as published, in the unit beside it; null where none is published."
        },
        {
          "name": "unit",
          "type": "text",
          "unit": null,
          "description": "What one of the value is, multiplier included."
        },
        {
          "name": "dimensions.series",
          "type": "text",
          "unit": null,
          "description": "The Bank's id of a column of the table."
        },
        {
          "name": "dimensions.table",
          "type": "text",
          "unit": null,
          "description": "The statistical table."
        },
        {
          "name": "status",
          "type": "text",
          "unit": null,
          "description": "The publisher's flag, where there is one."
        },
        {
          "name": "text",
          "type": "text",
          "unit": null,
          "description": "The cell as published, where it is not a plain number."
        }
      ],
      "measures": [
        {
          "code": "FIRMMCRT",
          "label": "Cash Rate Target",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRI",
          "label": "Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRIHM",
          "label": "Highest Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRILM",
          "label": "Lowest Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRIVM",
          "label": "Volume of Cash Market Transactions",
          "units": [
            "AUD million"
          ]
        },
        {
          "code": "FIRMMCRINM",
          "label": "Number of Cash Market Transactions",
          "units": [
            "Number"
          ]
        },
        {
          "code": "FIRMMTN1",
          "label": "1-month Treasury Note",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMTN3",
          "label": "3- month Treasury Note",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMTN6",
          "label": "6- month Treasury Note",
          "units": [
            "Per cent"
          ]
        }
      ],
      "coverage": {
        "start": "1976-05",
        "end": "2026-04",
        "rows": 1997,
        "series": 9
      },
      "quirks": [
        "Values are averages over the month, so a change of the cash rate target shows in full only in the month after it; use A2 or F1 for the target of today."
      ],
      "ceased": null,
      "landing_page": "https://www.rba.gov.au/statistics/tables/",
      "catalogue_number": "Statistical Table F1.1",
      "upstream": {
        "url": "https://www.rba.gov.au/statistics/tables/csv/f1.1-data.csv",
        "format": "CSV"
      },
      "licence": {
        "name": "Creative Commons Attribution 4.0 International",
        "url": "https://creativecommons.org/licenses/by/4.0/"
      },
      "stale_rule": "serve_cached",
      "refreshed_at": "2026-05-01T23:59:59.999Z",
      "next_release": null,
      "examples": [
        "https://api.example.org/v1/data/rba/F1.1?limit=12",
        "https://api.example.org/v1/data/rba/F1.1?series=cash_rate&limit=12",
        "https://api.example.org/v1/data/rba/F1.1?start_period=2026-04&format=csv"
      ]
    },
    "meta": {
      "endpoint": "/v1/describe/rba/F1.1",
      "query": {},
      "period": {
        "start": "1976-05",
        "end": "2026-04"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-05-11T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F1.1",
        "dataset_id": "rba.F1.1",
        "release_date": "2026-05-01",
        "retrieved_at": "2026-05-11T23:59:59.999Z",
        "sha256": "802f94a7392d899d71acced4e0e85edd8f916cf268b7954519ebbf96d0fbfd79"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F1.1",
          "dataset_id": "rba.F1.1",
          "release_date": "2026-05-01",
          "retrieved_at": "2026-05-11T23:59:59.999Z",
          "sha256": "802f94a7392d899d71acced4e0e85edd8f916cf268b7954519ebbf96d0fbfd79"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-05-01; the RBA has not been asked yet",
      "vintage": "2026-05-01T23:59:59.999Z",
      "next_release": null,
      "notes": [],
      "curated": true,
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/describe/rba/F1.1?format=csv",
      "next": null
    }
  },
  "searchDatasets": {
    "data": [
      {
        "dataset_id": "abs.LF",
        "source": "abs",
        "name": "Labour force",
        "description": "Employment, unemployment, participation and hours of people aged 15 years and over, by sex and state, each month since February 1978.",
        "score": 1,
        "relevance": 1,
        "why": [
          "unemployment",
          "employment",
          "unemployed"
        ]
      },
      {
        "dataset_id": "rba.H5",
        "source": "rba",
        "name": "Labour force",
        "description": "Employment, unemployment and participation, seasonally adjusted, as published by the ABS.",
        "score": 0.9321,
        "relevance": 0.9321,
        "why": [
          "unemployment",
          "employment"
        ]
      }
    ],
    "meta": {
      "endpoint": "/v1/search-datasets",
      "query": {
        "q": "unemployment",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 2,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/search-datasets?limit=2&q=unemployment&format=csv",
      "next": null
    }
  },
  "listSeries": {
    "data": [
      {
        "id": "AU.INFLATION.EXPECTATIONS.CONSUMERS",
        "title": "Inflation expectations: consumers, one year ahead",
        "description": "Consumer price inflation that consumers expect one year ahead, quarterly.",
        "aliases": [],
        "source": "rba",
        "dataset_id": "rba.G3",
        "dimensions": {
          "SERIES": "GCONEXP",
          "TABLE": "G3"
        },
        "units": "Per cent",
        "units_short": "%",
        "frequency": "quarterly",
        "adjustment": "original",
        "place": "Australia",
        "topic": "prices",
        "tags": [
          "inflation expectations",
          "consumers"
        ],
        "coverage": null,
        "last_updated": null,
        "next_release": null,
        "stale": true,
        "vintages": {
          "count": 0,
          "first": null
        },
        "used_in_signals": [],
        "related": [],
        "citation": null
      },
      {
        "id": "AU.CPI.MONTHLY.MOM",
        "title": "Consumer prices, monthly change",
        "description": "Change of the monthly consumer price index (all groups) on the month before, original.",
        "aliases": [],
        "source": "abs",
        "dataset_id": "abs.CPI_MONTHLY",
        "dimensions": {
          "FREQ": "M",
          "MEASURE": "2",
          "INDEX": "10001",
          "TSEST": "10",
          "REGION": "50"
        },
        "units": "Per cent",
        "units_short": "%",
        "frequency": "monthly",
        "adjustment": "original",
        "place": "Australia",
        "topic": "prices",
        "tags": [
          "cpi",
          "inflation",
          "monthly",
          "headline"
        ],
        "coverage": null,
        "last_updated": null,
        "next_release": null,
        "stale": true,
        "vintages": {
          "count": 0,
          "first": null
        },
        "used_in_signals": [],
        "related": [],
        "citation": null
      }
    ],
    "meta": {
      "endpoint": "/v1/series",
      "query": {
        "q": "cpi",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 180,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series?limit=2&q=cpi&format=csv",
      "next": "https://api.example.org/v1/series?limit=2&q=cpi&cursor=WyI4U1RKUTlCYVd3TSIsMCwwLDJd.bf2kxruO7yX"
    }
  },
  "readSeries": {
    "data": [
      {
        "date": "2025-03-31",
        "period": "2025-Q1",
        "value": 2.4
      },
      {
        "date": "2025-06-30",
        "period": "2025-Q2",
        "value": 2.1
      },
      {
        "date": "2025-09-30",
        "period": "2025-Q3",
        "value": 3.2
      },
      {
        "date": "2025-12-31",
        "period": "2025-Q4",
        "value": 3.6
      }
    ],
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY",
      "query": {
        "limit": 4,
        "units": "lin"
      },
      "period": {
        "start": "2025-Q1",
        "end": "2025-Q4"
      },
      "row_count": 4,
      "total_rows": 411,
      "truncated": true,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths.",
        "The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding.",
        "The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not.",
        "Index re-referenced from \"Index, 2011/12=100\" to \"Index, September 2025 month = 100\" (1 series, values times about 0.6946); this is not a revision of what it measures."
      ],
      "summary": {
        "series_id": "AU.CPI.YOY",
        "title": "Consumer price inflation, year-ended, quarterly",
        "units": "Per cent",
        "units_short": "%",
        "frequency": "quarterly",
        "adjustment": "original",
        "place": "Australia"
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.YOY?limit=4&format=csv",
      "next": "https://api.example.org/v1/series/AU.CPI.YOY?limit=4&cursor=WyIxdVhuQXNvMVZldiIsMiwxNzk1MjE5MjAwMDAwLDgxMDBd.zyZMkAlY7kP"
    }
  },
  "latestOfSeries": {
    "series_id": "AU.CPI.YOY",
    "title": "Consumer price inflation, year-ended, quarterly",
    "date": "2025-12-31",
    "period": "2025-Q4",
    "value": 3.6,
    "units": "Per cent",
    "units_short": "%",
    "frequency": "quarterly",
    "source_name": "Reserve Bank of Australia",
    "stale": true,
    "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet",
    "attribution": [
      "Source: Reserve Bank of Australia, Consumer price inflation"
    ],
    "citation": "Reserve Bank of Australia, Consumer price inflation, year-ended, quarterly [AU.CPI.YOY], Consumer price inflation, released 2026-01-29, https://www.rba.gov.au/statistics/tables/",
    "last_updated": "2026-01-29T23:59:59.999Z",
    "realtime_start": "2026-01-29",
    "realtime_end": "9999-12-31"
  },
  "seriesMeta": {
    "data": {
      "id": "AU.CPI.YOY",
      "title": "Consumer price inflation, year-ended, quarterly",
      "description": "Change of the quarterly consumer price index (all groups) on the same quarter of the year before, as published.",
      "aliases": [],
      "source": "rba",
      "dataset_id": "rba.G1",
      "dimensions": {
        "SERIES": "GCPIAGYP",
        "TABLE": "G1"
      },
      "units": "Per cent",
      "units_short": "%",
      "frequency": "quarterly",
      "adjustment": "original",
      "place": "Australia",
      "topic": "prices",
      "tags": [
        "cpi",
        "inflation",
        "headline",
        "quarterly"
      ],
      "coverage": {
        "start": "1923-Q2",
        "end": "2025-Q4",
        "count": 411
      },
      "last_updated": "2026-01-29",
      "next_release": null,
      "stale": true,
      "vintages": {
        "count": 2,
        "first": "2025-10-30"
      },
      "used_in_signals": [
        "economic-dashboard",
        "real-wages"
      ],
      "related": [
        "AU.CPI.MONTHLY.YOY",
        "AU.CPI.TRIMMED"
      ],
      "citation": {
        "text": "Reserve Bank of Australia, Consumer price inflation, year-ended, quarterly [AU.CPI.YOY], Consumer price inflation, released 2026-01-29, https://www.rba.gov.au/statistics/tables/",
        "bibtex": "@misc{au_cpi_yoy,\n  author = {{Reserve Bank of Australia}},\n  title = {Consumer price inflation, year-ended, quarterly [AU.CPI.YOY]},\n  year = {2026},\n  howpublished = {\\url{https://www.rba.gov.au/statistics/tables/}},\n  note = {Consumer price inflation, released 2026-01-29}\n}"
      }
    },
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY/meta",
      "query": {},
      "period": {
        "start": "1923-Q2",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths.",
        "The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding.",
        "The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.YOY/meta?format=csv",
      "next": null
    }
  },
  "fredObservations": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "observation_start": "1776-07-04",
    "observation_end": "9999-12-31",
    "units": "lin",
    "output_type": 1,
    "file_type": "json",
    "order_by": "observation_date",
    "sort_order": "asc",
    "count": 411,
    "offset": 0,
    "limit": 4,
    "observations": [
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-04-01",
        "value": "2.3"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-07-01",
        "value": "3.8"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-10-01",
        "value": "4.6"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1924-01-01",
        "value": "1.4"
      }
    ]
  },
  "signal_economic_dashboard": {
    "data": {
      "period": "2026-Q3",
      "cash_rate_pct": 4.1,
      "cpi_annual_pct": 3.6,
      "unemployment_rate_pct": 4.46182469,
      "wage_growth_annual_pct": 3.4,
      "household_spending_annual_pct": 5.5,
      "indicators": [
        {
          "id": "cash_rate",
          "name": "Cash rate target",
          "value": 4.1,
          "unit": "Per cent",
          "period": "2026-03-18",
          "previous_value": 3.85,
          "change": 0.25,
          "series_id": "AU.CASHRATE"
        },
        {
          "id": "cpi_annual",
          "name": "Consumer price inflation (quarterly CPI, all groups, year-ended)",
          "value": 3.6,
          "unit": "Per cent",
          "period": "2025-Q4",
          "previous_value": 3.2,
          "change": 0.4,
          "series_id": "AU.CPI.YOY"
        },
        {
          "id": "unemployment_rate",
          "name": "Unemployment rate (seasonally adjusted)",
          "value": 4.46182469,
          "unit": "Per cent",
          "period": "2026-07",
          "previous_value": null,
          "change": null,
          "series_id": "AU.UNEMP.SA"
        },
        {
          "id": "wage_growth_annual",
          "name": "Wage price index (year-ended, seasonally adjusted)",
          "value": 3.4,
          "unit": "Per cent",
          "period": "2025-Q4",
          "previous_value": 3.3,
          "change": 0.1,
          "series_id": "AU.WPI.YOY"
        },
        {
          "id": "household_spending_annual",
          "name": "Household spending (through the year, seasonally adjusted)",
          "value": 5.5,
          "unit": "Per cent",
          "period": "2026-05",
          "previous_value": null,
          "change": null,
          "series_id": "AU.HOUSEHOLD.SPENDING.YOY"
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/economic-dashboard",
      "query": {},
      "period": {
        "start": "2025-Q4",
        "end": "2026-07"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-10-31T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table A2",
        "dataset_id": "rba.A2",
        "release_date": "2026-03-17",
        "retrieved_at": "2026-04-21T23:59:59.999Z",
        "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table A2",
          "dataset_id": "rba.A2",
          "release_date": "2026-03-17",
          "retrieved_at": "2026-04-21T23:59:59.999Z",
          "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "978d1acde9cebdede3cceb96a67fcdb67bb30265566a7b915b034709f2bce6b2"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/finance/monthly-household-spending-indicator",
          "attribution": "Source: Australian Bureau of Statistics, Monthly Household Spending Indicator",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5682.0",
          "dataset_id": "abs.HSI_M",
          "release_date": null,
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "9e5eabe38d0c239de3a0f394f7af91d927151be7b88e7902896ae5d08d7427e9"
        }
      ],
      "stale": true,
      "stale_reason": "rba.A2: Starter data published 2026-03-17; the RBA has not been asked yet. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet. abs.LF: Starter data of 2026-10-31; the ABS has not been asked yet. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet. abs.HSI_M: Starter data of 2026-07-31; the ABS has not been asked yet",
      "vintage": "2026-10-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is the quarterly consumer price index; the monthly one is the series AU.CPI.MONTHLY.YOY.",
        "The indicators have different reference periods: each names its own.",
        "The inputs end at different periods: AU.CASHRATE 2025-Q4, AU.CPI.YOY 2025-Q4, AU.UNEMP.SA 2025-Q4, AU.WPI.YOY 2025-Q4, AU.HOUSEHOLD.SPENDING.YOY 2024-Q4. A row needs all of them."
      ],
      "methodology": "https://api.example.org/docs/methodology/economic-dashboard",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/economic-dashboard?format=csv",
      "next": null
    }
  },
  "signal_real_rate_regime": {
    "data": {
      "period": "2025-Q4",
      "cash_rate_pct": 3.6,
      "trimmed_mean_cpi_pct": 3.4,
      "real_rate_pct": 0.2,
      "regime": "neutral",
      "neutral_low_pct": 0,
      "neutral_high_pct": 0.8
    },
    "meta": {
      "endpoint": "/v1/real-rate-regime",
      "query": {
        "neutral": 0.4,
        "band": 0.4
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-21T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table A2",
        "dataset_id": "rba.A2",
        "release_date": "2026-03-17",
        "retrieved_at": "2026-04-21T23:59:59.999Z",
        "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table A2",
          "dataset_id": "rba.A2",
          "release_date": "2026-03-17",
          "retrieved_at": "2026-04-21T23:59:59.999Z",
          "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "rba.A2: Starter data published 2026-03-17; the RBA has not been asked yet. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet",
      "vintage": "2026-03-17T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is the trimmed mean of the quarterly consumer price index, not the monthly one and not the headline.",
        "Inflation of a quarter is published about four weeks after it: the real rate of a quarter was not known at its end.",
        "The neutral rate cannot be observed; the regime is only as good as the band.",
        "neutral = 0.4 per cent, from 2025-02-18: default chosen for this signal within the range of model estimates that the RBA discusses in its Statement on Monetary Policy of February 2025; the Bank publishes a range, not a number (https://www.rba.gov.au/publications/smp/2025/feb/)",
        "band = 0.4 percentage points, from 2025-02-18: half-width chosen for this signal; the estimates themselves lie further apart, from -0.5 to 2 per cent in the nine models of the RBA speech of 12 October 2022 (https://www.bis.org/review/r221012b.htm)"
      ],
      "methodology": "https://api.example.org/docs/methodology/real-rate-regime",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-rate-regime?format=csv",
      "next": null
    }
  },
  "signal_real_wages": {
    "data": {
      "period": "2025-Q4",
      "wpi_annual_change_pct": 3.4,
      "cpi_annual_change_pct": 3.6,
      "real_wages_gap_pct": -0.2,
      "real_wages_direction": "falling",
      "real_wage_index": 96.0004447536997
    },
    "meta": {
      "endpoint": "/v1/real-wages",
      "query": {
        "seasonal_adjustment": "seasonally_adjusted"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6345.0",
        "dataset_id": "abs.WPI",
        "release_date": null,
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet",
      "vintage": "2026-04-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is the quarterly consumer price index, all groups, not the monthly one and not the trimmed mean.",
        "The gap is the difference of two published rates, each rounded to one decimal by its publisher.",
        "Wages are revised after they are first published; as_of reads what was known then."
      ],
      "methodology": "https://api.example.org/docs/methodology/real-wages",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-wages?format=csv",
      "next": null
    }
  }
};
