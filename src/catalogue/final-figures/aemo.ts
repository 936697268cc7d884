/** Figures of AEMO that are not revised any more, with the file and the cell in which each stands. */
import type { FinalFigures } from './final-figure.ts';

export const AEMO_FINAL: readonly FinalFigures[] = [
  {
    dataset: 'aemo/dispatch_price',
    filter: 'metric=rrp&region=NSW1',
    unit: '$/MWh',
    because: 'Prices and runs of a past interval are final; AEMO corrects a price within days only',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2018/MMSDM_2018_04/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_DVD_DISPATCHPRICE_201804010000.zip',
    figures: [
      {
        period: '2018-04-02T12:00:00+10:00',
        value: 61.45971,
        at: 'PUBLIC_DVD_DISPATCHPRICE_201804010000.zip RRP.NSW1, 2018-04-02T12:00:00+10:00 (2018-04)',
      },
      {
        period: '2019-12-02T12:00:00+10:00',
        value: 38.38976,
        at: 'PUBLIC_DVD_DISPATCHPRICE_201912010000.zip RRP.NSW1, 2019-12-02T12:00:00+10:00 (2019-12)',
      },
      {
        period: '2021-04-02T12:00:00+10:00',
        value: -12.33592,
        at: 'PUBLIC_DVD_DISPATCHPRICE_202104010000.zip RRP.NSW1, 2021-04-02T12:00:00+10:00 (2021-04)',
      },
      {
        period: '2022-01-02T12:00:00+10:00',
        value: 55.04,
        at: 'PUBLIC_DVD_DISPATCHPRICE_202201010000.zip RRP.NSW1, 2022-01-02T12:00:00+10:00 (2022-01)',
      },
      {
        period: '2024-07-02T12:00:00+10:00',
        value: 83.98739,
        at: 'PUBLIC_DVD_DISPATCHPRICE_202407010000.zip RRP.NSW1, 2024-07-02T12:00:00+10:00 (2024-07)',
      },
      {
        period: '2024-08-02T12:00:00+10:00',
        value: 40.70543,
        at: 'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202408010000.zip RRP.NSW1, 2024-08-02T12:00:00+10:00 (2024-08)',
      },
      {
        period: '2025-01-02T12:00:00+10:00',
        value: -34.79179,
        at: 'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202501010000.zip RRP.NSW1, 2025-01-02T12:00:00+10:00 (2025-01)',
      },
      {
        period: '2026-03-02T12:00:00+10:00',
        value: 46.68614,
        at: 'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202603010000.zip RRP.NSW1, 2026-03-02T12:00:00+10:00 (2026-03)',
      },
    ],
  },
  {
    dataset: 'aemo/dispatch_price',
    filter: 'metric=rrp&region=SA1',
    unit: '$/MWh',
    because: 'Prices and runs of a past interval are final; AEMO corrects a price within days only',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2018/MMSDM_2018_04/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_DVD_DISPATCHPRICE_201804010000.zip',
    figures: [
      {
        period: '2018-04-02T18:00:00+10:00',
        value: 113.00334,
        at: 'PUBLIC_DVD_DISPATCHPRICE_201804010000.zip RRP.SA1, 2018-04-02T18:00:00+10:00 (2018-04)',
      },
      {
        period: '2024-08-02T18:00:00+10:00',
        value: 999.43,
        at: 'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202408010000.zip RRP.SA1, 2024-08-02T18:00:00+10:00 (2024-08)',
      },
      {
        period: '2026-03-02T18:00:00+10:00',
        value: 92.36332,
        at: 'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202603010000.zip RRP.SA1, 2026-03-02T18:00:00+10:00 (2026-03)',
      },
    ],
  },
  {
    dataset: 'aemo/dispatch_region',
    filter: 'metric=total_demand&region=NSW1',
    unit: 'MW',
    because: 'Value of a past dispatch run; not recomputed',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2018/MMSDM_2018_04/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_DVD_DISPATCHREGIONSUM_201804010000.zip',
    figures: [
      {
        period: '2018-04-02T12:00:00+10:00',
        value: 7558.29,
        at: 'PUBLIC_DVD_DISPATCHREGIONSUM_201804010000.zip TOTALDEMAND.NSW1, 2018-04-02T12:00:00+10:00 (2018-04)',
      },
      {
        period: '2021-04-02T12:00:00+10:00',
        value: 5593.35,
        at: 'PUBLIC_DVD_DISPATCHREGIONSUM_202104010000.zip TOTALDEMAND.NSW1, 2021-04-02T12:00:00+10:00 (2021-04)',
      },
      {
        period: '2024-08-02T12:00:00+10:00',
        value: 7205.54,
        at: 'PUBLIC_ARCHIVE%23DISPATCHREGIONSUM%23FILE01%23202408010000.zip TOTALDEMAND.NSW1, 2024-08-02T12:00:00+10:00 (2024-08)',
      },
      {
        period: '2026-03-02T12:00:00+10:00',
        value: 7540.92,
        at: 'PUBLIC_ARCHIVE%23DISPATCHREGIONSUM%23FILE01%23202603010000.zip TOTALDEMAND.NSW1, 2026-03-02T12:00:00+10:00 (2026-03)',
      },
    ],
  },
  {
    dataset: 'aemo/interconnector_flows',
    filter: 'metric=mw_flow&interconnector=VIC1-NSW1',
    unit: 'MW',
    because: 'Value of a past dispatch run; not recomputed',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2021/MMSDM_2021_04/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_DVD_DISPATCHINTERCONNECTORRES_202104010000.zip',
    figures: [
      {
        period: '2021-04-02T12:00:00+10:00',
        value: -101.17574,
        at: 'PUBLIC_DVD_DISPATCHINTERCONNECTORRES_202104010000.zip MWFLOW.VIC1-NSW1, 2021-04-02T12:00:00+10:00 (2021-04)',
      },
      {
        period: '2024-08-02T12:00:00+10:00',
        value: 598.21292,
        at: 'PUBLIC_ARCHIVE%23DISPATCHINTERCONNECTORRES%23FILE01%23202408010000.zip MWFLOW.VIC1-NSW1, 2024-08-02T12:00:00+10:00 (2024-08)',
      },
      {
        period: '2026-03-02T12:00:00+10:00',
        value: -336.76416,
        at: 'PUBLIC_ARCHIVE%23DISPATCHINTERCONNECTORRES%23FILE01%23202603010000.zip MWFLOW.VIC1-NSW1, 2026-03-02T12:00:00+10:00 (2026-03)',
      },
    ],
  },
  {
    dataset: 'aemo/trading_price',
    filter: 'metric=rrp&region=SA1',
    unit: '$/MWh',
    because:
      'Prices and runs of a past interval are final; AEMO corrects a price within days only (30-minute price until 30 September 2021, 5-minute since)',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2018/MMSDM_2018_04/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_DVD_TRADINGPRICE_201804010000.zip',
    figures: [
      {
        period: '2018-04-02T12:00:00+10:00',
        value: 62.46,
        at: 'PUBLIC_DVD_TRADINGPRICE_201804010000.zip RRP.SA1, 2018-04-02T12:00:00+10:00 (2018-04)',
      },
      {
        period: '2021-09-02T12:00:00+10:00',
        value: -148.33,
        at: 'PUBLIC_DVD_TRADINGPRICE_202109010000.zip RRP.SA1, 2021-09-02T12:00:00+10:00 (2021-09)',
      },
      {
        period: '2021-10-02T12:00:00+10:00',
        value: -74.28,
        at: 'PUBLIC_DVD_TRADINGPRICE_202110010000.zip RRP.SA1, 2021-10-02T12:00:00+10:00 (2021-10)',
      },
      {
        period: '2022-06-02T12:00:00+10:00',
        value: 463.35,
        at: 'PUBLIC_DVD_TRADINGPRICE_202206010000.zip RRP.SA1, 2022-06-02T12:00:00+10:00 (2022-06)',
      },
      {
        period: '2024-07-02T12:00:00+10:00',
        value: 261.16,
        at: 'PUBLIC_DVD_TRADINGPRICE_202407010000.zip RRP.SA1, 2024-07-02T12:00:00+10:00 (2024-07)',
      },
      {
        period: '2026-03-02T12:00:00+10:00',
        value: 49.2,
        at: 'PUBLIC_ARCHIVE%23TRADINGPRICE%23FILE01%23202603010000.zip RRP.SA1, 2026-03-02T12:00:00+10:00 (2026-03)',
      },
    ],
  },
  {
    dataset: 'aemo/trading_price',
    filter: 'metric=rrp&region=NSW1',
    unit: '$/MWh',
    because: 'Prices and runs of a past interval are final; AEMO corrects a price within days only',
    url: 'https://www.nemweb.com.au/Reports/Current/TradingIS_Reports/PUBLIC_TRADINGIS_202403031335_0000000412683134.zip',
    figures: [
      {
        period: '2024-03-03T13:35:00+10:00',
        value: 77.06,
        at: 'PUBLIC_TRADINGIS_202403031335_0000000412683134.zip RRP.NSW1, 2024-03-03T13:35:00+10:00 (2024-03-03)',
      },
    ],
  },
  {
    dataset: 'aemo/UNITS',
    filter: 'duid=ADPBA1&limit=1&columns=region',
    unit: null,
    because: 'A unit stays in its region',
    url: 'https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem/participate-in-the-market/registration',
    figures: [{ value: 'SA1', at: 'NEM-Registration-and-Exemption-List.xlsx column region (2026-05)' }],
  },
  {
    dataset: 'aemo/UNITS',
    filter: 'duid=LOYYB1&columns=station',
    unit: null,
    because: 'A registered unit keeps its station',
    url: 'https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem/participate-in-the-market/registration',
    figures: [{ value: 'Loy Yang B Power Station', at: 'NEM-Registration-and-Exemption-List.xlsx column station (2026-05)' }],
  },
  {
    dataset: 'aemo/UNITS',
    filter: 'duid=LOYYB1&columns=fuel',
    unit: null,
    because: 'A registered unit keeps its fuel',
    url: 'https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem/participate-in-the-market/registration',
    figures: [{ value: 'brown_coal', at: 'NEM-Registration-and-Exemption-List.xlsx column fuel (2026-05)' }],
  },
  {
    dataset: 'aemo/rooftop_pv',
    filter: 'metric=power_mw&region=NSW1&section=actual',
    unit: 'MW',
    within: { absolute: 150 },
    because: 'Estimate of a past half hour; of one from meters and one from satellites, 139 MW apart, the report gives both',
    url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2024/MMSDM_2024_08/MMSDM_Historical_Data_SQLLoader/DATA/PUBLIC_ARCHIVE%23ROOFTOP_PV_ACTUAL%23FILE01%23202408010000.zip',
    figures: [
      {
        period: '2024-08-02T12:00:00+10:00',
        value: 2827.797,
        at: 'PUBLIC_ARCHIVE%23ROOFTOP_PV_ACTUAL%23FILE01%23202408010000.zip r287 POWER (2024-08)',
      },
    ],
  },
  {
    dataset: 'aemo/generation_scada',
    filter: 'metric=scada_mw&duid=YWPS4',
    unit: 'MW',
    onlyInEdition: true,
    because: 'Metered value of a past interval; not metered again',
    url: 'https://www.nemweb.com.au/Reports/Current/Dispatch_SCADA/PUBLIC_DISPATCHSCADA_202512270005_0000000495867506.zip',
    figures: [
      {
        period: '2025-12-27T00:05:00+10:00',
        value: 299.25,
        at: 'PUBLIC_DISPATCHSCADA_202512270005_0000000495867506.CSV r495 SCADAVALUE (2025-12-27)',
      },
    ],
  },
  {
    dataset: 'aemo/dispatch_constraints',
    filter: 'metric=lhs&constraint_id=V_WDR_NO_SCADA',
    unit: 'MW or ratio',
    onlyInEdition: true,
    because: 'Value of a past dispatch run; not recomputed',
    url: 'https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/PUBLIC_DISPATCHIS_202508201810_0000000477155219.zip',
    figures: [
      {
        period: '2025-08-20T18:10:00+10:00',
        value: 0,
        at: 'PUBLIC_DISPATCHIS_202508201810_0000000477155219.zip r887 LHS (2025-08-20)',
      },
    ],
  },
  {
    dataset: 'aemo/daily_summary',
    filter: 'metric=rrp&region=SA1',
    unit: '$/MWh',
    onlyInEdition: true,
    because: 'Price of a past interval; AEMO corrects a price within days only',
    url: 'https://www.nemweb.com.au/Reports/Current/Daily_Reports/PUBLIC_DAILY_202605140000_20260515040504.zip',
    figures: [
      {
        period: '2026-05-15T04:00:00+10:00',
        value: 18.34559,
        at: 'PUBLIC_DAILY_202605140000_20260515040504.zip r579 RRP (2026-05-15)',
      },
    ],
  },
];
