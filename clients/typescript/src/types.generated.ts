/** Types of the API, made from its declarations by `npm run generate` in the repository of the server; do not edit. */

/** The version of the API that these types are of. */
export const API_VERSION = '1.0.0';

/** Every canonical series. */
export type SeriesId =
  | 'AU.BANK.ASSETS.ANZ'
  | 'AU.BANK.ASSETS.CBA'
  | 'AU.BANK.ASSETS.MACQUARIE'
  | 'AU.BANK.ASSETS.NAB'
  | 'AU.BANK.ASSETS.WESTPAC'
  | 'AU.BANK.CET1.ANZ'
  | 'AU.BANK.CET1.CBA'
  | 'AU.BANK.CET1.NAB'
  | 'AU.BANK.CET1.WESTPAC'
  | 'AU.BANK.DEPOSITS.ANZ'
  | 'AU.BANK.DEPOSITS.CBA'
  | 'AU.BANK.DEPOSITS.MACQUARIE'
  | 'AU.BANK.DEPOSITS.NAB'
  | 'AU.BANK.DEPOSITS.WESTPAC'
  | 'AU.BANK.LOANS.ANZ'
  | 'AU.BANK.LOANS.CBA'
  | 'AU.BANK.LOANS.MACQUARIE'
  | 'AU.BANK.LOANS.NAB'
  | 'AU.BANK.LOANS.WESTPAC'
  | 'AU.BANKBILL.180D'
  | 'AU.BANKBILL.30D'
  | 'AU.BANKBILL.90D'
  | 'AU.BOND.10Y'
  | 'AU.BOND.10Y.DAILY'
  | 'AU.BOND.2Y'
  | 'AU.BOND.2Y.DAILY'
  | 'AU.BOND.3Y'
  | 'AU.BOND.3Y.DAILY'
  | 'AU.BOND.5Y'
  | 'AU.BOND.5Y.DAILY'
  | 'AU.BOND.INDEXED'
  | 'AU.BUILDING.APPROVALS'
  | 'AU.BUILDING.APPROVALS.ACT'
  | 'AU.BUILDING.APPROVALS.NEW'
  | 'AU.BUILDING.APPROVALS.NSW'
  | 'AU.BUILDING.APPROVALS.NT'
  | 'AU.BUILDING.APPROVALS.QLD'
  | 'AU.BUILDING.APPROVALS.SA_STATE'
  | 'AU.BUILDING.APPROVALS.TAS'
  | 'AU.BUILDING.APPROVALS.VIC'
  | 'AU.BUILDING.APPROVALS.WA'
  | 'AU.BUILDING.COMMENCEMENTS'
  | 'AU.BUILDING.COMMENCEMENTS.NEW'
  | 'AU.BUILDING.COMPLETIONS'
  | 'AU.BUILDING.COMPLETIONS.ACT'
  | 'AU.BUILDING.COMPLETIONS.NEW'
  | 'AU.BUILDING.COMPLETIONS.NEW.ACT'
  | 'AU.BUILDING.COMPLETIONS.NEW.NSW'
  | 'AU.BUILDING.COMPLETIONS.NEW.NT'
  | 'AU.BUILDING.COMPLETIONS.NEW.QLD'
  | 'AU.BUILDING.COMPLETIONS.NEW.SA_STATE'
  | 'AU.BUILDING.COMPLETIONS.NEW.TAS'
  | 'AU.BUILDING.COMPLETIONS.NEW.VIC'
  | 'AU.BUILDING.COMPLETIONS.NEW.WA'
  | 'AU.BUILDING.COMPLETIONS.NSW'
  | 'AU.BUILDING.COMPLETIONS.NT'
  | 'AU.BUILDING.COMPLETIONS.QLD'
  | 'AU.BUILDING.COMPLETIONS.SA_STATE'
  | 'AU.BUILDING.COMPLETIONS.TAS'
  | 'AU.BUILDING.COMPLETIONS.VIC'
  | 'AU.BUILDING.COMPLETIONS.WA'
  | 'AU.BUILDING.UNDERWAY'
  | 'AU.BUILDING.UNDERWAY.NEW'
  | 'AU.BUSINESS.PROFITS'
  | 'AU.BUSINESS.SALES'
  | 'AU.BUSINESS.SALES.ACT'
  | 'AU.BUSINESS.SALES.NSW'
  | 'AU.BUSINESS.SALES.NT'
  | 'AU.BUSINESS.SALES.QLD'
  | 'AU.BUSINESS.SALES.SA_STATE'
  | 'AU.BUSINESS.SALES.TAS'
  | 'AU.BUSINESS.SALES.VIC'
  | 'AU.BUSINESS.SALES.WA'
  | 'AU.BUSINESS.WAGES'
  | 'AU.BUSINESS.WAGES.ACT'
  | 'AU.BUSINESS.WAGES.NSW'
  | 'AU.BUSINESS.WAGES.NT'
  | 'AU.BUSINESS.WAGES.QLD'
  | 'AU.BUSINESS.WAGES.SA_STATE'
  | 'AU.BUSINESS.WAGES.TAS'
  | 'AU.BUSINESS.WAGES.VIC'
  | 'AU.BUSINESS.WAGES.WA'
  | 'AU.BUSINESSRATE.LARGE'
  | 'AU.BUSINESSRATE.MEDIUM'
  | 'AU.BUSINESSRATE.SMALL'
  | 'AU.CASHRATE'
  | 'AU.CASHRATE.CHANGE'
  | 'AU.CASHRATE.DAILY'
  | 'AU.CASHRATE.INTERBANK'
  | 'AU.CASHRATE.INTERBANK.MONTHLY'
  | 'AU.CASHRATE.MONTHLY'
  | 'AU.CPI.ALCOHOL.TOBACCO.INDEX'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.HOBART'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.PERTH'
  | 'AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.ALCOHOL.TOBACCO.WEIGHT'
  | 'AU.CPI.ALLGROUPS.INDEX'
  | 'AU.CPI.CLOTHING.INDEX'
  | 'AU.CPI.CLOTHING.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.CLOTHING.MONTHLY.INDEX'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.HOBART'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.PERTH'
  | 'AU.CPI.CLOTHING.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.CLOTHING.WEIGHT'
  | 'AU.CPI.COMMUNICATION.INDEX'
  | 'AU.CPI.COMMUNICATION.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.COMMUNICATION.MONTHLY.INDEX'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.HOBART'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.PERTH'
  | 'AU.CPI.COMMUNICATION.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.COMMUNICATION.WEIGHT'
  | 'AU.CPI.EDUCATION.INDEX'
  | 'AU.CPI.EDUCATION.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.EDUCATION.MONTHLY.INDEX'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.HOBART'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.PERTH'
  | 'AU.CPI.EDUCATION.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.EDUCATION.WEIGHT'
  | 'AU.CPI.FOOD.INDEX'
  | 'AU.CPI.FOOD.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.FOOD.MONTHLY.INDEX'
  | 'AU.CPI.FOOD.MONTHLY.YOY'
  | 'AU.CPI.FOOD.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.FOOD.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.FOOD.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.FOOD.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.FOOD.MONTHLY.YOY.HOBART'
  | 'AU.CPI.FOOD.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.FOOD.MONTHLY.YOY.PERTH'
  | 'AU.CPI.FOOD.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.FOOD.WEIGHT'
  | 'AU.CPI.FURNISHINGS.INDEX'
  | 'AU.CPI.FURNISHINGS.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.FURNISHINGS.MONTHLY.INDEX'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.HOBART'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.PERTH'
  | 'AU.CPI.FURNISHINGS.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.FURNISHINGS.WEIGHT'
  | 'AU.CPI.HEALTH.INDEX'
  | 'AU.CPI.HEALTH.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.HEALTH.MONTHLY.INDEX'
  | 'AU.CPI.HEALTH.MONTHLY.YOY'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.HOBART'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.PERTH'
  | 'AU.CPI.HEALTH.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.HEALTH.WEIGHT'
  | 'AU.CPI.HOUSING.INDEX'
  | 'AU.CPI.HOUSING.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.HOUSING.MONTHLY.INDEX'
  | 'AU.CPI.HOUSING.MONTHLY.YOY'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.HOBART'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.PERTH'
  | 'AU.CPI.HOUSING.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.HOUSING.WEIGHT'
  | 'AU.CPI.INDEX'
  | 'AU.CPI.INDEX.ADELAIDE'
  | 'AU.CPI.INDEX.BRISBANE'
  | 'AU.CPI.INDEX.CANBERRA'
  | 'AU.CPI.INDEX.DARWIN'
  | 'AU.CPI.INDEX.HOBART'
  | 'AU.CPI.INDEX.MELBOURNE'
  | 'AU.CPI.INDEX.PERTH'
  | 'AU.CPI.INDEX.SYDNEY'
  | 'AU.CPI.INSURANCE.FINANCIAL.INDEX'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.INDEX'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.HOBART'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.PERTH'
  | 'AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.INSURANCE.FINANCIAL.WEIGHT'
  | 'AU.CPI.MEDIAN'
  | 'AU.CPI.MONTHLY.INDEX'
  | 'AU.CPI.MONTHLY.MEDIAN'
  | 'AU.CPI.MONTHLY.MOM'
  | 'AU.CPI.MONTHLY.TRIMMED'
  | 'AU.CPI.MONTHLY.YOY'
  | 'AU.CPI.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.MONTHLY.YOY.HOBART'
  | 'AU.CPI.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.MONTHLY.YOY.PERTH'
  | 'AU.CPI.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.NONTRADABLES'
  | 'AU.CPI.QOQ'
  | 'AU.CPI.QOQ.SA'
  | 'AU.CPI.RECREATION.INDEX'
  | 'AU.CPI.RECREATION.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.RECREATION.MONTHLY.INDEX'
  | 'AU.CPI.RECREATION.MONTHLY.YOY'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.HOBART'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.PERTH'
  | 'AU.CPI.RECREATION.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.RECREATION.WEIGHT'
  | 'AU.CPI.RENTS.INDEX'
  | 'AU.CPI.RENTS.MONTHLY.YOY'
  | 'AU.CPI.TRADABLES'
  | 'AU.CPI.TRANSPORT.INDEX'
  | 'AU.CPI.TRANSPORT.MONTHLY.CONTRIBUTION'
  | 'AU.CPI.TRANSPORT.MONTHLY.INDEX'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.ADELAIDE'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.BRISBANE'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.CANBERRA'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.DARWIN'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.HOBART'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.MELBOURNE'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.PERTH'
  | 'AU.CPI.TRANSPORT.MONTHLY.YOY.SYDNEY'
  | 'AU.CPI.TRANSPORT.WEIGHT'
  | 'AU.CPI.TRIMMED'
  | 'AU.CPI.TRIMMED.QOQ'
  | 'AU.CPI.YOY'
  | 'AU.CREDIT.BUSINESS'
  | 'AU.CREDIT.BUSINESS.FORMER'
  | 'AU.CREDIT.BUSINESS.YOY'
  | 'AU.CREDIT.HOUSING.INVESTOR'
  | 'AU.CREDIT.HOUSING.INVESTOR.YOY'
  | 'AU.CREDIT.HOUSING.MOM'
  | 'AU.CREDIT.HOUSING.OO'
  | 'AU.CREDIT.HOUSING.OO.YOY'
  | 'AU.CREDIT.HOUSING.YOY'
  | 'AU.CREDIT.PERSONAL'
  | 'AU.CREDIT.PERSONAL.YOY'
  | 'AU.CREDIT.TOTAL'
  | 'AU.CREDIT.TOTAL.FORMER'
  | 'AU.CREDIT.TOTAL.FORMER.MOM'
  | 'AU.CREDIT.TOTAL.FORMER.YOY'
  | 'AU.CREDIT.TOTAL.MOM'
  | 'AU.CREDIT.TOTAL.SELECT'
  | 'AU.CREDIT.TOTAL.YOY'
  | 'AU.CREDITCARD.OUTSTANDING'
  | 'AU.CREDITCARD.STANDARD'
  | 'AU.DEPOSIT.1M'
  | 'AU.DEPOSIT.1Y'
  | 'AU.DEPOSIT.3M'
  | 'AU.DEPOSIT.3Y'
  | 'AU.DEPOSIT.6M'
  | 'AU.DEPOSIT.AVERAGE'
  | 'AU.DEPOSIT.SAVINGS.BONUS'
  | 'AU.DEPOSIT.SAVINGS.ONLINE'
  | 'AU.DWELLING.STOCK'
  | 'AU.DWELLING.STOCK.ACT'
  | 'AU.DWELLING.STOCK.NSW'
  | 'AU.DWELLING.STOCK.NT'
  | 'AU.DWELLING.STOCK.QLD'
  | 'AU.DWELLING.STOCK.SA_STATE'
  | 'AU.DWELLING.STOCK.TAS'
  | 'AU.DWELLING.STOCK.VALUE'
  | 'AU.DWELLING.STOCK.VIC'
  | 'AU.DWELLING.STOCK.WA'
  | 'AU.DWELLING.VALUE'
  | 'AU.DWELLING.VALUE.ACT'
  | 'AU.DWELLING.VALUE.NSW'
  | 'AU.DWELLING.VALUE.NT'
  | 'AU.DWELLING.VALUE.QLD'
  | 'AU.DWELLING.VALUE.SA_STATE'
  | 'AU.DWELLING.VALUE.TAS'
  | 'AU.DWELLING.VALUE.VIC'
  | 'AU.DWELLING.VALUE.WA'
  | 'AU.EARNINGS'
  | 'AU.EARNINGS.FULL_TIME'
  | 'AU.EARNINGS.FULL_TIME.ACT'
  | 'AU.EARNINGS.FULL_TIME.NSW'
  | 'AU.EARNINGS.FULL_TIME.NT'
  | 'AU.EARNINGS.FULL_TIME.QLD'
  | 'AU.EARNINGS.FULL_TIME.SA_STATE'
  | 'AU.EARNINGS.FULL_TIME.TAS'
  | 'AU.EARNINGS.FULL_TIME.VIC'
  | 'AU.EARNINGS.FULL_TIME.WA'
  | 'AU.EMPLOYED.ACT'
  | 'AU.EMPLOYED.FULLTIME.ACT'
  | 'AU.EMPLOYED.FULLTIME.NSW'
  | 'AU.EMPLOYED.FULLTIME.NT'
  | 'AU.EMPLOYED.FULLTIME.ORIG'
  | 'AU.EMPLOYED.FULLTIME.QLD'
  | 'AU.EMPLOYED.FULLTIME.SA'
  | 'AU.EMPLOYED.FULLTIME.SA_STATE'
  | 'AU.EMPLOYED.FULLTIME.TAS'
  | 'AU.EMPLOYED.FULLTIME.TREND'
  | 'AU.EMPLOYED.FULLTIME.VIC'
  | 'AU.EMPLOYED.FULLTIME.WA'
  | 'AU.EMPLOYED.NSW'
  | 'AU.EMPLOYED.NT'
  | 'AU.EMPLOYED.ORIG'
  | 'AU.EMPLOYED.PARTTIME.ACT'
  | 'AU.EMPLOYED.PARTTIME.NSW'
  | 'AU.EMPLOYED.PARTTIME.NT'
  | 'AU.EMPLOYED.PARTTIME.ORIG'
  | 'AU.EMPLOYED.PARTTIME.QLD'
  | 'AU.EMPLOYED.PARTTIME.SA'
  | 'AU.EMPLOYED.PARTTIME.SA_STATE'
  | 'AU.EMPLOYED.PARTTIME.TAS'
  | 'AU.EMPLOYED.PARTTIME.TREND'
  | 'AU.EMPLOYED.PARTTIME.VIC'
  | 'AU.EMPLOYED.PARTTIME.WA'
  | 'AU.EMPLOYED.QLD'
  | 'AU.EMPLOYED.SA'
  | 'AU.EMPLOYED.SA_STATE'
  | 'AU.EMPLOYED.TAS'
  | 'AU.EMPLOYED.TREND'
  | 'AU.EMPLOYED.VIC'
  | 'AU.EMPLOYED.WA'
  | 'AU.EMPPOP.ACT'
  | 'AU.EMPPOP.NSW'
  | 'AU.EMPPOP.NT'
  | 'AU.EMPPOP.ORIG'
  | 'AU.EMPPOP.QLD'
  | 'AU.EMPPOP.SA'
  | 'AU.EMPPOP.SA_STATE'
  | 'AU.EMPPOP.TAS'
  | 'AU.EMPPOP.TREND'
  | 'AU.EMPPOP.VIC'
  | 'AU.EMPPOP.WA'
  | 'AU.FX.CAD'
  | 'AU.FX.CHF'
  | 'AU.FX.CNY'
  | 'AU.FX.EUR'
  | 'AU.FX.GBP'
  | 'AU.FX.HKD'
  | 'AU.FX.INR'
  | 'AU.FX.JPY'
  | 'AU.FX.KRW'
  | 'AU.FX.NZD'
  | 'AU.FX.REAL.TWI'
  | 'AU.FX.SGD'
  | 'AU.FX.TWI'
  | 'AU.FX.TWI.MONTHLY'
  | 'AU.FX.USD'
  | 'AU.FX.USD.MONTHLY'
  | 'AU.GDP'
  | 'AU.GDP.NOMINAL'
  | 'AU.GDP.NOMINAL.QOQ'
  | 'AU.GDP.PER.CAPITA'
  | 'AU.GDP.PER.CAPITA.QOQ'
  | 'AU.GDP.PER.HOUR'
  | 'AU.GDP.QOQ'
  | 'AU.GENDER.PAY.GAP'
  | 'AU.GENDER.PAY.GAP.ACCOMMODATION_FOOD'
  | 'AU.GENDER.PAY.GAP.ADMINISTRATIVE'
  | 'AU.GENDER.PAY.GAP.AGRICULTURE'
  | 'AU.GENDER.PAY.GAP.ARTS'
  | 'AU.GENDER.PAY.GAP.BASE'
  | 'AU.GENDER.PAY.GAP.CONSTRUCTION'
  | 'AU.GENDER.PAY.GAP.EDUCATION'
  | 'AU.GENDER.PAY.GAP.FINANCE'
  | 'AU.GENDER.PAY.GAP.HEALTH'
  | 'AU.GENDER.PAY.GAP.INFORMATION_MEDIA'
  | 'AU.GENDER.PAY.GAP.MANUFACTURING'
  | 'AU.GENDER.PAY.GAP.MEDIAN'
  | 'AU.GENDER.PAY.GAP.MEDIAN.BASE'
  | 'AU.GENDER.PAY.GAP.MINING'
  | 'AU.GENDER.PAY.GAP.OTHER_SERVICES'
  | 'AU.GENDER.PAY.GAP.PROFESSIONAL'
  | 'AU.GENDER.PAY.GAP.PUBLIC_ADMINISTRATION'
  | 'AU.GENDER.PAY.GAP.REAL_ESTATE'
  | 'AU.GENDER.PAY.GAP.RETAIL'
  | 'AU.GENDER.PAY.GAP.TRANSPORT'
  | 'AU.GENDER.PAY.GAP.UTILITIES'
  | 'AU.GENDER.PAY.GAP.WEIGHTED'
  | 'AU.GENDER.PAY.GAP.WHOLESALE'
  | 'AU.GNI'
  | 'AU.GOVERNMENT.ADVANCES.PAID.ACT'
  | 'AU.GOVERNMENT.ADVANCES.PAID.NSW'
  | 'AU.GOVERNMENT.ADVANCES.PAID.NT'
  | 'AU.GOVERNMENT.ADVANCES.PAID.QLD'
  | 'AU.GOVERNMENT.ADVANCES.PAID.SA_STATE'
  | 'AU.GOVERNMENT.ADVANCES.PAID.TAS'
  | 'AU.GOVERNMENT.ADVANCES.PAID.VIC'
  | 'AU.GOVERNMENT.ADVANCES.PAID.WA'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.ACT'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.NSW'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.NT'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.QLD'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.SA_STATE'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.TAS'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.VIC'
  | 'AU.GOVERNMENT.ADVANCES.RECEIVED.WA'
  | 'AU.GOVERNMENT.BALANCE.ACT'
  | 'AU.GOVERNMENT.BALANCE.NSW'
  | 'AU.GOVERNMENT.BALANCE.NT'
  | 'AU.GOVERNMENT.BALANCE.QLD'
  | 'AU.GOVERNMENT.BALANCE.SA_STATE'
  | 'AU.GOVERNMENT.BALANCE.TAS'
  | 'AU.GOVERNMENT.BALANCE.VIC'
  | 'AU.GOVERNMENT.BALANCE.WA'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.ACT'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.NSW'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.NT'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.QLD'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.SA_STATE'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.TAS'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.VIC'
  | 'AU.GOVERNMENT.DEBT_SECURITIES.WA'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.ACT'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.NSW'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.NT'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.QLD'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.SA_STATE'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.TAS'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.VIC'
  | 'AU.GOVERNMENT.DEPOSITS.HELD.WA'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.ACT'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.NSW'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.NT'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.QLD'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.SA_STATE'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.TAS'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.VIC'
  | 'AU.GOVERNMENT.DEPOSITS.OWED.WA'
  | 'AU.GOVERNMENT.EXPENSE.ACT'
  | 'AU.GOVERNMENT.EXPENSE.NSW'
  | 'AU.GOVERNMENT.EXPENSE.NT'
  | 'AU.GOVERNMENT.EXPENSE.QLD'
  | 'AU.GOVERNMENT.EXPENSE.SA_STATE'
  | 'AU.GOVERNMENT.EXPENSE.TAS'
  | 'AU.GOVERNMENT.EXPENSE.VIC'
  | 'AU.GOVERNMENT.EXPENSE.WA'
  | 'AU.GOVERNMENT.LOANS.HELD.ACT'
  | 'AU.GOVERNMENT.LOANS.HELD.NSW'
  | 'AU.GOVERNMENT.LOANS.HELD.NT'
  | 'AU.GOVERNMENT.LOANS.HELD.QLD'
  | 'AU.GOVERNMENT.LOANS.HELD.SA_STATE'
  | 'AU.GOVERNMENT.LOANS.HELD.TAS'
  | 'AU.GOVERNMENT.LOANS.HELD.VIC'
  | 'AU.GOVERNMENT.LOANS.HELD.WA'
  | 'AU.GOVERNMENT.LOANS.OWED.ACT'
  | 'AU.GOVERNMENT.LOANS.OWED.NSW'
  | 'AU.GOVERNMENT.LOANS.OWED.NT'
  | 'AU.GOVERNMENT.LOANS.OWED.QLD'
  | 'AU.GOVERNMENT.LOANS.OWED.SA_STATE'
  | 'AU.GOVERNMENT.LOANS.OWED.TAS'
  | 'AU.GOVERNMENT.LOANS.OWED.VIC'
  | 'AU.GOVERNMENT.LOANS.OWED.WA'
  | 'AU.GOVERNMENT.NET_LENDING.ACT'
  | 'AU.GOVERNMENT.NET_LENDING.NSW'
  | 'AU.GOVERNMENT.NET_LENDING.NT'
  | 'AU.GOVERNMENT.NET_LENDING.QLD'
  | 'AU.GOVERNMENT.NET_LENDING.SA_STATE'
  | 'AU.GOVERNMENT.NET_LENDING.TAS'
  | 'AU.GOVERNMENT.NET_LENDING.VIC'
  | 'AU.GOVERNMENT.NET_LENDING.WA'
  | 'AU.GOVERNMENT.NET_WORTH.ACT'
  | 'AU.GOVERNMENT.NET_WORTH.NSW'
  | 'AU.GOVERNMENT.NET_WORTH.NT'
  | 'AU.GOVERNMENT.NET_WORTH.QLD'
  | 'AU.GOVERNMENT.NET_WORTH.SA_STATE'
  | 'AU.GOVERNMENT.NET_WORTH.TAS'
  | 'AU.GOVERNMENT.NET_WORTH.VIC'
  | 'AU.GOVERNMENT.NET_WORTH.WA'
  | 'AU.GOVERNMENT.REVENUE.ACT'
  | 'AU.GOVERNMENT.REVENUE.NSW'
  | 'AU.GOVERNMENT.REVENUE.NT'
  | 'AU.GOVERNMENT.REVENUE.QLD'
  | 'AU.GOVERNMENT.REVENUE.SA_STATE'
  | 'AU.GOVERNMENT.REVENUE.TAS'
  | 'AU.GOVERNMENT.REVENUE.VIC'
  | 'AU.GOVERNMENT.REVENUE.WA'
  | 'AU.GOVERNMENT.TAXATION.ACT'
  | 'AU.GOVERNMENT.TAXATION.NSW'
  | 'AU.GOVERNMENT.TAXATION.NT'
  | 'AU.GOVERNMENT.TAXATION.QLD'
  | 'AU.GOVERNMENT.TAXATION.SA_STATE'
  | 'AU.GOVERNMENT.TAXATION.TAS'
  | 'AU.GOVERNMENT.TAXATION.VIC'
  | 'AU.GOVERNMENT.TAXATION.WA'
  | 'AU.HOURS.WORKED'
  | 'AU.HOUSEHOLD.ASSETS'
  | 'AU.HOUSEHOLD.ASSETS.INCOME'
  | 'AU.HOUSEHOLD.DEBT.ASSETS'
  | 'AU.HOUSEHOLD.DEBT.INCOME'
  | 'AU.HOUSEHOLD.DEPOSITS'
  | 'AU.HOUSEHOLD.DWELLINGS'
  | 'AU.HOUSEHOLD.LIABILITIES'
  | 'AU.HOUSEHOLD.SAVING.RATIO'
  | 'AU.HOUSEHOLD.SPENDING'
  | 'AU.HOUSEHOLD.SPENDING.ACT'
  | 'AU.HOUSEHOLD.SPENDING.MOM'
  | 'AU.HOUSEHOLD.SPENDING.NSW'
  | 'AU.HOUSEHOLD.SPENDING.NT'
  | 'AU.HOUSEHOLD.SPENDING.QLD'
  | 'AU.HOUSEHOLD.SPENDING.SA_STATE'
  | 'AU.HOUSEHOLD.SPENDING.TAS'
  | 'AU.HOUSEHOLD.SPENDING.VIC'
  | 'AU.HOUSEHOLD.SPENDING.WA'
  | 'AU.HOUSEHOLD.SPENDING.YOY'
  | 'AU.HOUSEHOLD.SPENDING.YOY.ACT'
  | 'AU.HOUSEHOLD.SPENDING.YOY.NSW'
  | 'AU.HOUSEHOLD.SPENDING.YOY.NT'
  | 'AU.HOUSEHOLD.SPENDING.YOY.QLD'
  | 'AU.HOUSEHOLD.SPENDING.YOY.SA_STATE'
  | 'AU.HOUSEHOLD.SPENDING.YOY.TAS'
  | 'AU.HOUSEHOLD.SPENDING.YOY.VIC'
  | 'AU.HOUSEHOLD.SPENDING.YOY.WA'
  | 'AU.HOUSEHOLD.SUPERANNUATION'
  | 'AU.HOUSEHOLD.WEALTH'
  | 'AU.HOUSING.DEBT.ASSETS'
  | 'AU.HOUSING.DEBT.INCOME'
  | 'AU.INFLATION.EXPECTATIONS.BREAKEVEN'
  | 'AU.INFLATION.EXPECTATIONS.BUSINESS'
  | 'AU.INFLATION.EXPECTATIONS.CONSUMERS'
  | 'AU.INFLATION.EXPECTATIONS.MARKET'
  | 'AU.INFLATION.EXPECTATIONS.UNIONS'
  | 'AU.LABOURFORCE.ACT'
  | 'AU.LABOURFORCE.NSW'
  | 'AU.LABOURFORCE.NT'
  | 'AU.LABOURFORCE.ORIG'
  | 'AU.LABOURFORCE.QLD'
  | 'AU.LABOURFORCE.SA'
  | 'AU.LABOURFORCE.SA_STATE'
  | 'AU.LABOURFORCE.TAS'
  | 'AU.LABOURFORCE.TREND'
  | 'AU.LABOURFORCE.VIC'
  | 'AU.LABOURFORCE.WA'
  | 'AU.LENDING.HOUSING'
  | 'AU.LENDING.HOUSING.ACT'
  | 'AU.LENDING.HOUSING.INVESTOR'
  | 'AU.LENDING.HOUSING.INVESTOR.ACT'
  | 'AU.LENDING.HOUSING.INVESTOR.NSW'
  | 'AU.LENDING.HOUSING.INVESTOR.NT'
  | 'AU.LENDING.HOUSING.INVESTOR.QLD'
  | 'AU.LENDING.HOUSING.INVESTOR.SA_STATE'
  | 'AU.LENDING.HOUSING.INVESTOR.TAS'
  | 'AU.LENDING.HOUSING.INVESTOR.VIC'
  | 'AU.LENDING.HOUSING.INVESTOR.WA'
  | 'AU.LENDING.HOUSING.NSW'
  | 'AU.LENDING.HOUSING.NT'
  | 'AU.LENDING.HOUSING.OO'
  | 'AU.LENDING.HOUSING.OO.ACT'
  | 'AU.LENDING.HOUSING.OO.NSW'
  | 'AU.LENDING.HOUSING.OO.NT'
  | 'AU.LENDING.HOUSING.OO.QLD'
  | 'AU.LENDING.HOUSING.OO.SA_STATE'
  | 'AU.LENDING.HOUSING.OO.TAS'
  | 'AU.LENDING.HOUSING.OO.VIC'
  | 'AU.LENDING.HOUSING.OO.WA'
  | 'AU.LENDING.HOUSING.QLD'
  | 'AU.LENDING.HOUSING.SA_STATE'
  | 'AU.LENDING.HOUSING.TAS'
  | 'AU.LENDING.HOUSING.VIC'
  | 'AU.LENDING.HOUSING.WA'
  | 'AU.LIVING_COST.AGE_PENSIONER.INDEX'
  | 'AU.LIVING_COST.AGE_PENSIONER.YOY'
  | 'AU.LIVING_COST.EMPLOYEE.INDEX'
  | 'AU.LIVING_COST.EMPLOYEE.YOY'
  | 'AU.LIVING_COST.OTHER_TRANSFER.INDEX'
  | 'AU.LIVING_COST.OTHER_TRANSFER.YOY'
  | 'AU.LIVING_COST.PENSIONER_BENEFICIARY.INDEX'
  | 'AU.LIVING_COST.PENSIONER_BENEFICIARY.YOY'
  | 'AU.LIVING_COST.SELF_FUNDED_RETIREE.INDEX'
  | 'AU.LIVING_COST.SELF_FUNDED_RETIREE.YOY'
  | 'AU.MONEY.BROAD.YOY'
  | 'AU.MORTGAGE.DISCOUNTED'
  | 'AU.MORTGAGE.FIXED.3Y'
  | 'AU.MORTGAGE.NEW'
  | 'AU.MORTGAGE.NEW.FIXED'
  | 'AU.MORTGAGE.NEW.INVESTOR'
  | 'AU.MORTGAGE.NEW.VARIABLE'
  | 'AU.MORTGAGE.OUTSTANDING'
  | 'AU.MORTGAGE.OUTSTANDING.INVESTOR'
  | 'AU.MORTGAGE.OUTSTANDING.VARIABLE'
  | 'AU.MORTGAGE.STANDARD'
  | 'AU.MORTGAGE.STANDARD.INVESTOR'
  | 'AU.NATURAL.INCREASE'
  | 'AU.NATURAL.INCREASE.ACT'
  | 'AU.NATURAL.INCREASE.NSW'
  | 'AU.NATURAL.INCREASE.NT'
  | 'AU.NATURAL.INCREASE.QLD'
  | 'AU.NATURAL.INCREASE.SA_STATE'
  | 'AU.NATURAL.INCREASE.TAS'
  | 'AU.NATURAL.INCREASE.VIC'
  | 'AU.NATURAL.INCREASE.WA'
  | 'AU.NEM.DEMAND.NSW1'
  | 'AU.NEM.DEMAND.QLD1'
  | 'AU.NEM.DEMAND.SA1'
  | 'AU.NEM.DEMAND.TAS1'
  | 'AU.NEM.DEMAND.VIC1'
  | 'AU.NEM.DISPATCH.PRICE.NSW1'
  | 'AU.NEM.DISPATCH.PRICE.QLD1'
  | 'AU.NEM.DISPATCH.PRICE.SA1'
  | 'AU.NEM.DISPATCH.PRICE.TAS1'
  | 'AU.NEM.DISPATCH.PRICE.VIC1'
  | 'AU.NEM.FLOW.BASSLINK'
  | 'AU.NEM.FLOW.HEYWOOD'
  | 'AU.NEM.FLOW.MURRAYLINK'
  | 'AU.NEM.FLOW.QNI'
  | 'AU.NEM.FLOW.TERRANORA'
  | 'AU.NEM.FLOW.VNI'
  | 'AU.NEM.INTERCHANGE.NSW1'
  | 'AU.NEM.INTERCHANGE.QLD1'
  | 'AU.NEM.INTERCHANGE.SA1'
  | 'AU.NEM.INTERCHANGE.TAS1'
  | 'AU.NEM.INTERCHANGE.VIC1'
  | 'AU.NEM.ROOFTOP.NSW1'
  | 'AU.NEM.ROOFTOP.QLD1'
  | 'AU.NEM.ROOFTOP.SA1'
  | 'AU.NEM.ROOFTOP.TAS1'
  | 'AU.NEM.ROOFTOP.VIC1'
  | 'AU.NEM.TRADING.PRICE.NSW1'
  | 'AU.NEM.TRADING.PRICE.QLD1'
  | 'AU.NEM.TRADING.PRICE.SA1'
  | 'AU.NEM.TRADING.PRICE.TAS1'
  | 'AU.NEM.TRADING.PRICE.VIC1'
  | 'AU.NNDI.PER.CAPITA'
  | 'AU.NOM'
  | 'AU.NOM.ACT'
  | 'AU.NOM.FY'
  | 'AU.NOM.FY.ACT'
  | 'AU.NOM.FY.ARRIVALS'
  | 'AU.NOM.FY.DEPARTURES'
  | 'AU.NOM.FY.NSW'
  | 'AU.NOM.FY.NT'
  | 'AU.NOM.FY.QLD'
  | 'AU.NOM.FY.SA_STATE'
  | 'AU.NOM.FY.TAS'
  | 'AU.NOM.FY.VIC'
  | 'AU.NOM.FY.WA'
  | 'AU.NOM.NSW'
  | 'AU.NOM.NT'
  | 'AU.NOM.QLD'
  | 'AU.NOM.SA_STATE'
  | 'AU.NOM.TAS'
  | 'AU.NOM.VIC'
  | 'AU.NOM.WA'
  | 'AU.PARTICIPATION.ACT'
  | 'AU.PARTICIPATION.NSW'
  | 'AU.PARTICIPATION.NT'
  | 'AU.PARTICIPATION.ORIG'
  | 'AU.PARTICIPATION.QLD'
  | 'AU.PARTICIPATION.SA'
  | 'AU.PARTICIPATION.SA_STATE'
  | 'AU.PARTICIPATION.TAS'
  | 'AU.PARTICIPATION.TREND'
  | 'AU.PARTICIPATION.VIC'
  | 'AU.PARTICIPATION.WA'
  | 'AU.PARTICIPATION.YOUTH'
  | 'AU.PARTICIPATION.YOUTH.ACT'
  | 'AU.PARTICIPATION.YOUTH.NSW'
  | 'AU.PARTICIPATION.YOUTH.NT'
  | 'AU.PARTICIPATION.YOUTH.QLD'
  | 'AU.PARTICIPATION.YOUTH.SA_STATE'
  | 'AU.PARTICIPATION.YOUTH.TAS'
  | 'AU.PARTICIPATION.YOUTH.VIC'
  | 'AU.PARTICIPATION.YOUTH.WA'
  | 'AU.POPULATION'
  | 'AU.POPULATION.ACT'
  | 'AU.POPULATION.NSW'
  | 'AU.POPULATION.NT'
  | 'AU.POPULATION.QLD'
  | 'AU.POPULATION.SA_STATE'
  | 'AU.POPULATION.TAS'
  | 'AU.POPULATION.VIC'
  | 'AU.POPULATION.WA'
  | 'AU.PPI.INDEX'
  | 'AU.PPI.QOQ'
  | 'AU.PPI.YOY'
  | 'AU.REAL.GDI'
  | 'AU.RETAIL'
  | 'AU.RETAIL.ACT'
  | 'AU.RETAIL.NSW'
  | 'AU.RETAIL.NT'
  | 'AU.RETAIL.QLD'
  | 'AU.RETAIL.SA_STATE'
  | 'AU.RETAIL.TAS'
  | 'AU.RETAIL.VIC'
  | 'AU.RETAIL.WA'
  | 'AU.RPPI'
  | 'AU.RPPI.ADELAIDE'
  | 'AU.RPPI.BRISBANE'
  | 'AU.RPPI.CANBERRA'
  | 'AU.RPPI.DARWIN'
  | 'AU.RPPI.HOBART'
  | 'AU.RPPI.MELBOURNE'
  | 'AU.RPPI.PERTH'
  | 'AU.RPPI.SYDNEY'
  | 'AU.TERMS.OF.TRADE'
  | 'AU.TRADE.BALANCE'
  | 'AU.TRADE.EXPORTS'
  | 'AU.TRADE.EXPORTS.CEREALS'
  | 'AU.TRADE.EXPORTS.MEAT'
  | 'AU.TRADE.EXPORTS.MERCHANDISE'
  | 'AU.TRADE.EXPORTS.METAL_ORES'
  | 'AU.TRADE.EXPORTS.NON_RURAL'
  | 'AU.TRADE.EXPORTS.RURAL'
  | 'AU.TRADE.EXPORTS.WOOL'
  | 'AU.TRADE.IMPORTS'
  | 'AU.TRADE.IMPORTS.MERCHANDISE'
  | 'AU.UNEMP.ACT'
  | 'AU.UNEMP.NSW'
  | 'AU.UNEMP.NT'
  | 'AU.UNEMP.ORIG'
  | 'AU.UNEMP.QLD'
  | 'AU.UNEMP.SA'
  | 'AU.UNEMP.SA_STATE'
  | 'AU.UNEMP.TAS'
  | 'AU.UNEMP.TREND'
  | 'AU.UNEMP.VIC'
  | 'AU.UNEMP.WA'
  | 'AU.UNEMP.YOUTH'
  | 'AU.UNEMP.YOUTH.ACT'
  | 'AU.UNEMP.YOUTH.NSW'
  | 'AU.UNEMP.YOUTH.NT'
  | 'AU.UNEMP.YOUTH.ORIG'
  | 'AU.UNEMP.YOUTH.QLD'
  | 'AU.UNEMP.YOUTH.SA_STATE'
  | 'AU.UNEMP.YOUTH.TAS'
  | 'AU.UNEMP.YOUTH.VIC'
  | 'AU.UNEMP.YOUTH.WA'
  | 'AU.UNEMPLOYED.ACT'
  | 'AU.UNEMPLOYED.NSW'
  | 'AU.UNEMPLOYED.NT'
  | 'AU.UNEMPLOYED.ORIG'
  | 'AU.UNEMPLOYED.QLD'
  | 'AU.UNEMPLOYED.SA'
  | 'AU.UNEMPLOYED.SA_STATE'
  | 'AU.UNEMPLOYED.TAS'
  | 'AU.UNEMPLOYED.TREND'
  | 'AU.UNEMPLOYED.VIC'
  | 'AU.UNEMPLOYED.WA'
  | 'AU.VACANCIES'
  | 'AU.VACANCIES.ACT'
  | 'AU.VACANCIES.NSW'
  | 'AU.VACANCIES.NT'
  | 'AU.VACANCIES.ORIG'
  | 'AU.VACANCIES.QLD'
  | 'AU.VACANCIES.SA_STATE'
  | 'AU.VACANCIES.TAS'
  | 'AU.VACANCIES.TREND'
  | 'AU.VACANCIES.VIC'
  | 'AU.VACANCIES.WA'
  | 'AU.WPI.INDEX'
  | 'AU.WPI.INDEX.ORIG'
  | 'AU.WPI.INDEX.TREND'
  | 'AU.WPI.PRIVATE.YOY'
  | 'AU.WPI.PUBLIC.YOY'
  | 'AU.WPI.QOQ'
  | 'AU.WPI.QOQ.ORIG'
  | 'AU.WPI.QOQ.TREND'
  | 'AU.WPI.YOY'
  | 'AU.WPI.YOY.ACT'
  | 'AU.WPI.YOY.NSW'
  | 'AU.WPI.YOY.NT'
  | 'AU.WPI.YOY.ORIG'
  | 'AU.WPI.YOY.QLD'
  | 'AU.WPI.YOY.SA_STATE'
  | 'AU.WPI.YOY.TAS'
  | 'AU.WPI.YOY.TREND'
  | 'AU.WPI.YOY.VIC'
  | 'AU.WPI.YOY.WA';

/** Every curated dataset. */
export type DatasetId =
  | 'abs.ABS_ANNUAL_ERP_ASGS2021'
  | 'abs.ABS_NOM_VISA_CY'
  | 'abs.ANA_AGG'
  | 'abs.AWE'
  | 'abs.BA_GCCSA'
  | 'abs.BA_LGA2024'
  | 'abs.BUILDING_ACTIVITY'
  | 'abs.BUILDING_APPROVALS'
  | 'abs.BUSINESS_INDICATORS'
  | 'abs.C21_G01_POA'
  | 'abs.C21_G02_POA'
  | 'abs.C21_G02_SA2'
  | 'abs.CPI'
  | 'abs.CPI_MONTHLY'
  | 'abs.CPI_WEIGHTS'
  | 'abs.DATAFLOWS'
  | 'abs.ERP_COMP_Q'
  | 'abs.ERP_Q'
  | 'abs.GFS_STATE'
  | 'abs.HSI_M'
  | 'abs.ITGS'
  | 'abs.JV'
  | 'abs.LEND_HOUSING'
  | 'abs.LF'
  | 'abs.LF_AGE'
  | 'abs.LF_INDUSTRY'
  | 'abs.LF_SA4'
  | 'abs.NOM'
  | 'abs.PPI_FD'
  | 'abs.RES_DWELL_ST'
  | 'abs.RPPI'
  | 'abs.RT'
  | 'abs.SLCI'
  | 'abs.WPI'
  | 'aemo.UNITS'
  | 'aemo.daily_summary'
  | 'aemo.dispatch_constraints'
  | 'aemo.dispatch_price'
  | 'aemo.dispatch_region'
  | 'aemo.fcas_prices'
  | 'aemo.generation_scada'
  | 'aemo.interconnector_flows'
  | 'aemo.predispatch_30min'
  | 'aemo.rooftop_pv'
  | 'aemo.trading_price'
  | 'aihw.CANCER_INCIDENCE_MORTALITY'
  | 'aihw.ED_WAITING_TIMES'
  | 'aihw.ELECTIVE_SURGERY_WAITING_TIMES'
  | 'aihw.GRIM_DEATHS'
  | 'aihw.HEALTH_EXPENDITURE'
  | 'aihw.MORT_GEOGRAPHY'
  | 'aihw.PUBLIC_HOSPITALS'
  | 'aihw.YOUTH_JUSTICE_DETENTION'
  | 'apra.ADI_KEY_STATS'
  | 'apra.ADI_LIST'
  | 'apra.ADI_PERFORMANCE'
  | 'apra.ADI_PROPERTY_EXPOSURES'
  | 'apra.ADI_RISK_WEIGHTED_ASSETS'
  | 'apra.INSURANCE_GENERAL'
  | 'apra.INSURANCE_GENERAL_HISTORICAL'
  | 'apra.INSURANCE_HEALTH'
  | 'apra.LIFE_INSURANCE'
  | 'apra.LIFE_INSURANCE_HISTORICAL'
  | 'apra.MONTHLY_BANKING_STATS'
  | 'apra.MYSUPER_PRODUCTS'
  | 'apra.QUARTERLY_SUPER_PERFORMANCE'
  | 'apra.SUPER_FUND_LEVEL'
  | 'asic.ASIC_AFS_AUTH_REP'
  | 'asic.ASIC_AFS_LICENSEE'
  | 'asic.ASIC_AUDITORS'
  | 'asic.ASIC_BANNED_ORGS'
  | 'asic.ASIC_BANNED_PERSONS'
  | 'asic.ASIC_BUSINESS_NAMES'
  | 'asic.ASIC_COMPANIES'
  | 'asic.ASIC_CREDIT_LICENSEE'
  | 'asic.ASIC_CREDIT_REPRESENTATIVE'
  | 'asic.ASIC_FINANCIAL_ADVISERS'
  | 'asic.ASIC_LIQUIDATOR'
  | 'asic.ASIC_SHORT_POSITIONS'
  | 'asic.ASIC_SMSF_AUDITORS'
  | 'asic.afs-licensees'
  | 'asic.banned-persons'
  | 'asic.companies'
  | 'ato.ABN_BULK_EXTRACT'
  | 'ato.ACNC_AIS_FINANCIALS'
  | 'ato.ACNC_REGISTER'
  | 'ato.ATO_OCCUPATION'
  | 'ato.ATO_OCCUPATION_GROUPS'
  | 'ato.CGT_BY_GAINS_RANGE'
  | 'ato.COMPANY_INDUSTRY'
  | 'ato.CORP_TRANSPARENCY'
  | 'ato.FOREIGN_OWNERSHIP_AG_LAND'
  | 'ato.FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY'
  | 'ato.GST_ANNUAL'
  | 'ato.GST_MONTHLY'
  | 'ato.HELP_DEBT'
  | 'ato.INDIVIDUALS_SELECTED_ITEMS'
  | 'ato.IND_AGE_INCOME'
  | 'ato.IND_POSTCODE'
  | 'ato.IND_POSTCODE_MEDIAN'
  | 'ato.IND_POSTCODE_MEDIAN_WIDE'
  | 'ato.RND_INCENTIVE'
  | 'ato.SBB_BENCHMARKS'
  | 'ato.SMSF_FUNDS'
  | 'ato.SUPER_CONTRIB_AGE'
  | 'ato.TAX_GAPS'
  | 'bom.DAILY_CLIMATE'
  | 'bom.LOCATIONS'
  | 'bom.OBSERVATIONS'
  | 'rba.A2'
  | 'rba.C1'
  | 'rba.D1'
  | 'rba.D2'
  | 'rba.D3'
  | 'rba.E1'
  | 'rba.E2'
  | 'rba.F1.1'
  | 'rba.F1'
  | 'rba.F11.1'
  | 'rba.F11'
  | 'rba.F15'
  | 'rba.F17'
  | 'rba.F2.1'
  | 'rba.F2'
  | 'rba.F4.1'
  | 'rba.F4'
  | 'rba.F5'
  | 'rba.F6'
  | 'rba.F7'
  | 'rba.F8'
  | 'rba.G1'
  | 'rba.G3'
  | 'rba.H1'
  | 'rba.H5'
  | 'rba.I2'
  | 'wgea.EMPLOYEE_SUPPORT'
  | 'wgea.EMPLOYER_GAPS'
  | 'wgea.GENDER_EQUALITY_ACTIONS'
  | 'wgea.HARM_PREVENTION'
  | 'wgea.HEADLINE_GAP'
  | 'wgea.PARENTAL_LEAVE_FLEX'
  | 'wgea.WORKFORCE_COMPOSITION'
  | 'wgea.WORKFORCE_MANAGEMENT'
  | 'wgea.WORKPLACE_OVERVIEW';

/** What an error answer says it is; a code keeps its meaning for ever. */
export type ErrorCode =
  | 'REQ_BAD_PARAMETER'
  | 'REQ_UNKNOWN_PARAMETER'
  | 'REQ_BAD_PERIOD'
  | 'REQ_UNKNOWN_VALUE'
  | 'REQ_BAD_CURSOR'
  | 'REQ_CURSOR_EXPIRED'
  | 'REQ_BAD_BODY'
  | 'REQ_MALFORMED'
  | 'REQ_BODY_TOO_LARGE'
  | 'REQ_HEADERS_TOO_LARGE'
  | 'REQ_UNSUPPORTED_MEDIA_TYPE'
  | 'REQ_NOT_ACCEPTABLE'
  | 'REQ_UNPROCESSABLE'
  | 'REQ_METHOD'
  | 'REQ_NOT_FOUND'
  | 'REQ_UNKNOWN_SOURCE'
  | 'REQ_UNKNOWN_DATASET'
  | 'REQ_UNKNOWN_SERIES'
  | 'REQ_UNKNOWN_SUBSCRIPTION'
  | 'REQ_NO_VINTAGE'
  | 'REQ_CONFLICT'
  | 'AUTH_MISSING'
  | 'AUTH_INVALID'
  | 'AUTH_FORBIDDEN'
  | 'AUTH_UNAVAILABLE'
  | 'LIMIT_QUOTA'
  | 'LIMIT_RATE'
  | 'UP_UNREACHABLE'
  | 'UP_TIMEOUT'
  | 'UP_STATUS'
  | 'UP_NOT_FOUND'
  | 'UP_TOO_LARGE'
  | 'UP_HTML'
  | 'UP_REDIRECT'
  | 'UP_OFFLINE'
  | 'PARSE_ENCODING'
  | 'PARSE_LAYOUT'
  | 'PARSE_VALUE'
  | 'PARSE_ARCHIVE'
  | 'PARSE_LIMIT'
  | 'DATA_SHRANK'
  | 'DATA_INCOMPLETE'
  | 'DATA_DUPLICATE_KEY'
  | 'DATA_UNIT_CHANGED'
  | 'DATA_FUTURE_PERIOD'
  | 'DATA_FROZEN'
  | 'DATA_EMPTY'
  | 'DATA_UNAVAILABLE'
  | 'DATA_STALE'
  | 'STORE_FULL'
  | 'STORE_READ_ONLY'
  | 'STORE_AWAY'
  | 'STORE_BUSY'
  | 'STORE_DAMAGED'
  | 'STORE_DESCRIPTORS'
  | 'INGEST_DOWN'
  | 'HOOK_INVALID'
  | 'PAY_UNAVAILABLE'
  | 'CONF_INVALID'
  | 'CONF_ABSENT'
  | 'BUG';

/** The row of each signal. */
export interface SignalRows {
  readonly 'approvals-vs-completions': ApprovalsVsCompletionsRow;
  readonly 'approvals-vs-migration': ApprovalsVsMigrationRow;
  readonly 'bank-deposit-share': BankDepositShareRow;
  readonly 'charity-sector-health': CharitySectorHealthRow;
  readonly 'cost-of-living': CostOfLivingRow;
  readonly 'cpi-breadth': CpiBreadthRow;
  readonly 'cpi-by-city': CpiByCityRow;
  readonly 'credit-impulse': CreditImpulseRow;
  readonly 'economic-dashboard': EconomicDashboardRow;
  readonly 'energy-snapshot': EnergySnapshotRow;
  readonly 'gdp-per-capita-run': GdpPerCapitaRunRow;
  readonly 'gender-pay-context': GenderPayContextRow;
  readonly 'household-debt-service': HouseholdDebtServiceRow;
  readonly 'housing-affordability': HousingAffordabilityRow;
  readonly 'inflation-decomposition': InflationDecompositionRow;
  readonly 'macro-snapshot-state': MacroSnapshotStateRow;
  readonly 'nem-dispatch-5min': NemDispatch5minRow;
  readonly 'nem-energy-regime': NemEnergyRegimeRow;
  readonly 'real-cash-rate': RealCashRateRow;
  readonly 'real-mortgage-rate': RealMortgageRateRow;
  readonly 'real-rate-regime': RealRateRegimeRow;
  readonly 'real-savings-rate': RealSavingsRateRow;
  readonly 'real-wages': RealWagesRow;
  readonly 'sectoral-employment-shift': SectoralEmploymentShiftRow;
  readonly 'state-employment-snapshot': StateEmploymentSnapshotRow;
  readonly 'state-fiscal-snapshot': StateFiscalSnapshotRow;
  readonly 'super-fund-real-return': SuperFundRealReturnRow;
  readonly 'trade-balance': TradeBalanceRow;
  readonly 'wage-vs-rent-gap': WageVsRentGapRow;
  readonly 'yield-curve': YieldCurveRow;
  readonly 'youth-unemployment': YouthUnemploymentRow;
}

/** Every computed signal. */
export type SignalId = keyof SignalRows;

/** What the answer rests on. */
export interface Meta {
  /** Path with canonical ids. */
  readonly endpoint: string;
  /** The parameters as applied. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The reference period covered. */
  readonly period: { readonly start: string | null; readonly end: string | null };
  /** Rows in this answer. */
  readonly row_count: number;
  /** Rows that the query matches. */
  readonly total_rows: number;
  /** True when there are more rows; `links.next` leads to them. */
  readonly truncated: boolean;
  /** When the newest of the sources was retrieved; each source says its own. */
  readonly retrieved_at: string;
  /** The first of `sources`. */
  readonly source: SourceCitation | null;
  /** Every source that the figures come from. */
  readonly sources: readonly SourceCitation[];
  /** True when an older version was served because a newer one could not be confirmed or had. */
  readonly stale: boolean;
  /** The source, the failure and since when; null when not stale. */
  readonly stale_reason: string | null;
  /** The instant from which this version was known. */
  readonly vintage: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** Breaks, caveats, mismatched reference periods. */
  readonly notes: readonly string[];
  /** Version of the running server. */
  readonly server_version: string;
  /** False for a dataset outside the catalogue, read by its id. */
  readonly curated?: boolean;
  /** On searches: what was typed and nothing has, a place that is not covered first. */
  readonly unmatched?: readonly string[];
  /** Breaks in the series between the first and the last figure that the answer rests on. */
  readonly breaks?: readonly ({ readonly ids: readonly string[]; readonly periods: readonly string[]; readonly until?: string; readonly kind: string; readonly what: string; readonly size: string | null; readonly growth: 'given' | 'absent'; readonly source: string; readonly series: readonly string[] })[];
  /** On signals: the answer in one plain sentence, made of its figures. */
  readonly headline?: string | null;
  /** On signals: what was read of each input. */
  readonly inputs?: readonly ({ readonly input: string; readonly series_ids?: readonly string[]; readonly dataset_id: string; readonly period: { readonly start: string | null; readonly end: string | null }; readonly adjustment: string | null; readonly vintage: string })[];
  /** Page with the formula of the signal. */
  readonly methodology?: string;
  /** Figures about all rows together. */
  readonly summary?: Readonly<Record<string, unknown>>;
  /** With `explain=1`: formula, operands, files, hashes and cells. */
  readonly explain?: unknown;
  /** The agencies are simulated; no figure is real. */
  readonly sandbox?: true;
}

/** Other forms and pages of this answer. */
export interface Links {
  /** Exactly this answer as CSV; null where it has no rows. */
  readonly csv: string | null;
  /** The page after this one. */
  readonly next: string | null;
}

/** Where figures come from: the agency, the dataset, the file and its licence. */
export interface SourceCitation {
  /** The agency. */
  readonly name: string;
  /** Landing page of the dataset. */
  readonly url: string;
  /** To be reproduced on publication. */
  readonly attribution: string;
  readonly licence: { readonly name: string; readonly url: string };
  /** The agency's catalogue number. */
  readonly catalogue_number: string | null;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Day of publication that the file states. */
  readonly release_date: string | null;
  /** The day is not stated by the publisher: it was inferred from the calendar of releases. */
  readonly release_date_basis?: 'inferred';
  /** When the file was retrieved. */
  readonly retrieved_at: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256: string | null;
}

/** Every error answer: RFC 9457 and ours. */
export interface Problem {
  /** A page about the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The path that was asked. */
  readonly instance: string;
  /** Stable; documented under `type`. */
  readonly code: 'REQ_BAD_PARAMETER' | 'REQ_UNKNOWN_PARAMETER' | 'REQ_BAD_PERIOD' | 'REQ_UNKNOWN_VALUE' | 'REQ_BAD_CURSOR' | 'REQ_CURSOR_EXPIRED' | 'REQ_BAD_BODY' | 'REQ_MALFORMED' | 'REQ_BODY_TOO_LARGE' | 'REQ_HEADERS_TOO_LARGE' | 'REQ_UNSUPPORTED_MEDIA_TYPE' | 'REQ_NOT_ACCEPTABLE' | 'REQ_UNPROCESSABLE' | 'REQ_METHOD' | 'REQ_NOT_FOUND' | 'REQ_UNKNOWN_SOURCE' | 'REQ_UNKNOWN_DATASET' | 'REQ_UNKNOWN_SERIES' | 'REQ_UNKNOWN_SUBSCRIPTION' | 'REQ_NO_VINTAGE' | 'REQ_CONFLICT' | 'AUTH_MISSING' | 'AUTH_INVALID' | 'AUTH_FORBIDDEN' | 'AUTH_UNAVAILABLE' | 'LIMIT_QUOTA' | 'LIMIT_RATE' | 'UP_UNREACHABLE' | 'UP_TIMEOUT' | 'UP_STATUS' | 'UP_NOT_FOUND' | 'UP_TOO_LARGE' | 'UP_HTML' | 'UP_REDIRECT' | 'UP_OFFLINE' | 'PARSE_ENCODING' | 'PARSE_LAYOUT' | 'PARSE_VALUE' | 'PARSE_ARCHIVE' | 'PARSE_LIMIT' | 'DATA_SHRANK' | 'DATA_INCOMPLETE' | 'DATA_DUPLICATE_KEY' | 'DATA_UNIT_CHANGED' | 'DATA_FUTURE_PERIOD' | 'DATA_FROZEN' | 'DATA_EMPTY' | 'DATA_UNAVAILABLE' | 'DATA_STALE' | 'STORE_FULL' | 'STORE_READ_ONLY' | 'STORE_AWAY' | 'STORE_BUSY' | 'STORE_DAMAGED' | 'STORE_DESCRIPTORS' | 'INGEST_DOWN' | 'HOOK_INVALID' | 'PAY_UNAVAILABLE' | 'CONF_INVALID' | 'CONF_ABSENT' | 'BUG';
  /** One plain sentence, the same as `detail`. */
  readonly error: string;
  /** What to do. */
  readonly hint: string | null;
  readonly request_id: string;
  /** One for each faulty parameter. */
  readonly errors: readonly { readonly parameter: string; readonly detail: string; readonly allowed?: readonly string[]; readonly did_you_mean?: string }[];
}

/** One value of a series. */
export interface SeriesRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
  /** In `units` of the series. */
  readonly value: number | null;
  /** The flag of the publisher, where there is one; `not_held` with `vintage=first` where the first value is not known. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other' | 'not_held';
  /** With `partial=1`: not every value of the coarser period is there. */
  readonly partial?: true;
  /** Ids of the breaks that the change spans: see `meta.breaks`. */
  readonly breaks?: readonly string[];
}

/** What a canonical series is. */
export interface SeriesEntry {
  /** Stable for ever: `AU.CPI.YOY`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Other ids that lead here. */
  readonly aliases?: readonly string[];
  readonly source: unknown;
  readonly dataset_id: string;
  /** The publisher's code of each of its dimensions: which series of the dataset it is. */
  readonly dimensions?: unknown;
  readonly units: string;
  readonly units_short: string;
  readonly frequency: string;
  /** Adjustment. */
  readonly adjustment: 'original' | 'seasonally_adjusted' | 'trend';
  readonly place: string;
  readonly topic?: string;
  readonly tags: readonly string[];
  /** First and last period with a value, and how many there are; null when it is not held. */
  readonly coverage: unknown;
  /** When its newest version became known. */
  readonly last_updated: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  /** How many vintages are held, and the day of the first. */
  readonly vintages?: unknown;
  /** Ids of the signals that read it. */
  readonly used_in_signals?: readonly string[];
  /** Ids of series that say the same of other places or in another way. */
  readonly related?: readonly string[];
  /** How to cite it: `text` and `bibtex`; null when it is not held. */
  readonly citation?: unknown;
}

/** The newest value, flat. */
export interface LatestValue {
  readonly series_id: string;
  readonly title: string;
  /** Last day of the period. */
  readonly date: string | null;
  /** Reference period. */
  readonly period: string | null;
  /** The newest value. */
  readonly value: number | null;
  /** The period before it that has a value. */
  readonly previous_period?: string | null;
  /** The value before it. */
  readonly previous_value?: number | null;
  /** From the value before it, in the same units; null where periods between the two have no value. */
  readonly change?: number | null;
  readonly units: string;
  readonly units_short: string;
  readonly frequency: string;
  readonly source_name: string;
  readonly stale: boolean;
  /** Null when not stale. */
  readonly stale_reason: string | null;
  readonly attribution: readonly string[];
  readonly citation: string;
  readonly last_updated: unknown;
  readonly realtime_start: string;
  /** How the day of the vintage is known: `stated` by the file, `inferred` from the calendar of releases, or an `upper_bound`: published on that day or before. */
  readonly published_basis?: 'stated' | 'inferred' | 'upper_bound' | null;
  readonly realtime_end: string;
}

/** One value that a period has had. */
export interface RevisionRow {
  /** First day on which this was the known value. */
  readonly realtime_start: string;
  /** Last day, 9999-12-31 while it still is. */
  readonly realtime_end: string;
  /** Null where the period was taken back. */
  readonly value: number | null;
  /** The value before it. */
  readonly previous_value: number | null;
  /** From the value before it; null across a change of the reference base. */
  readonly change: number | null;
  /** The same in per cent. */
  readonly change_pct: number | null;
  /** first: as it was first published. earliest: the earliest that is held; others may have been published before it. rereference: the index has another base from here on, which is no revision. */
  readonly kind: 'first' | 'earliest' | 'revision' | 'rereference' | 'withdrawn';
  readonly units: string;
  /** The instant from which it was known. */
  readonly known_from: string | null;
  /** Day of publication that the file states, or that was inferred. */
  readonly release_date: string | null;
  /** How the day of the vintage is known: `stated` by the file, `inferred` from the calendar of releases, or an `upper_bound`: published on that day or before. */
  readonly published_basis: 'stated' | 'inferred' | 'upper_bound' | null;
  /** The file. */
  readonly source_url: string | null;
  /** Hash of the file as the agency sent it. */
  readonly sha256: string | null;
  /** What is noted of the version. */
  readonly note: string | null;
}

/** One period: a member for each vintage by its day, null where the vintage does not reach it. */
export interface TriangleRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
}

/** One period: a member for each series by its id, null where it has no value. */
export interface MultiRow {
  /** Last day of the period. */
  readonly date: string;
  readonly period: string;
  readonly partial?: true;
}

/** One dataset of the catalogue. */
export interface DatasetEntry {
  /** Canonical id within the source. */
  readonly id: string;
  /** `abs.CPI` */
  readonly dataset_id: string;
  /** Source code. */
  readonly source: 'abs' | 'rba' | 'ato' | 'asic' | 'apra' | 'aihw' | 'wgea' | 'aemo' | 'bom';
  readonly title: string;
  readonly description: string;
  /** One of A, FY, S, Q, M, W, D, 30MIN, 5MIN, or its word. */
  readonly frequency: string | null;
  /** Unit of its values, where there is one. */
  readonly unit: string | null;
  /** Observations, or rows of a register. */
  readonly kind: 'time_series' | 'register';
  /** The licence it is published under. */
  readonly licence: unknown;
  /** Page of the agency. */
  readonly landing_page: string;
  /** First period held. */
  readonly period_start: string | null;
  /** Last period held. */
  readonly period_end: string | null;
  /** Rows held. */
  readonly rows: number | null;
  /** When it was last confirmed or replaced. */
  readonly refreshed_at: string | null;
  /** When the next figure is expected. */
  readonly next_release: string | null;
  readonly stale: boolean;
  /** An address that works. */
  readonly example: string;
}

/** Dimensions, columns, coverage and notes of a dataset. */
export interface DatasetDescription {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Observations, or rows of a register. */
  readonly kind: 'time_series' | 'register';
  readonly dimensions: readonly ({ readonly name: string; readonly code: string; readonly description: string; readonly values: readonly { readonly code: string; readonly label: string }[]; readonly default: string | null })[];
  readonly columns: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  readonly measures: readonly unknown[];
  readonly coverage: unknown;
  readonly quirks: readonly string[];
  /** Where it is read from. */
  readonly upstream: { readonly url: string; readonly format: string };
  readonly licence: unknown;
  readonly stale_rule: unknown;
  readonly examples: readonly string[];
}

/** A dataset that was found. */
export interface SearchHit {
  /** `abs.CPI` */
  readonly dataset_id: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly score: number;
  /** The same as `score`. */
  readonly relevance: number;
  /** The words that matched. */
  readonly why: readonly string[];
}

/** One observation of a dataset. */
export interface Row {
  /** Reference period: `2024`, `2024-Q1`, `2024-03`, `2024-03-31`. */
  readonly period: string;
  /** As published; null where the publisher gives no number. */
  readonly value: number | null;
  /** Unit, multiplier included. */
  readonly unit: string | null;
  /** Name and label of each dimension; codes with `labels=code`. */
  readonly dimensions: Readonly<Record<string, string | Readonly<Record<string, unknown>> | null>>;
  /** The flag of the publisher, where there is one. */
  readonly status?: 'preliminary' | 'revised' | 'estimated' | 'break' | 'missing' | 'suppressed' | 'not_available' | 'forecast' | 'range' | 'other';
}

/** Dwelling approvals against completions */
export interface ApprovalsVsCompletionsRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** New dwelling units approved in the four quarters to this one. Unit: Dwellings. */
  readonly approvals_4q?: number | null;
  /** New dwelling units completed in the four quarters to this one. Unit: Dwellings. */
  readonly completions_4q?: number | null;
  /** The first minus the second. Unit: Dwellings. */
  readonly gap_dwellings?: number | null;
  /** Completions as a share of approvals, unrounded. Unit: Per cent. */
  readonly completions_to_approvals_pct?: number | null;
  /** Completions as a share of the approvals of the four quarters that ended lag quarters earlier, unrounded; null where those are not all published. Unit: Per cent. */
  readonly completions_to_lagged_approvals_pct?: number | null;
}

/** Dwelling approvals against net overseas migration */
export interface ApprovalsVsMigrationRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** New dwelling units approved in the four quarters to this one. Unit: Dwellings. */
  readonly approvals_4q?: number | null;
  /** Net overseas migration in the four quarters to this one; published in thousands with one decimal. Unit: Persons. */
  readonly net_overseas_migration_4q?: number | null;
  /** As applied. Unit: Persons. */
  readonly persons_per_dwelling?: number | null;
  /** Births less deaths in the four quarters to this one; null where not all are published. Unit: Persons. */
  readonly natural_increase_4q?: number | null;
  /** Approvals as a share of the dwellings that migration and natural increase together would need; null where none are. Unit: Per cent. */
  readonly coverage_with_natural_increase_pct?: number | null;
  /** Migration, with natural increase where that is asked for, divided by persons per dwelling, unrounded; negative where the number falls. Unit: Dwellings. */
  readonly dwellings_required?: number | null;
  /** Approvals as a share of the dwellings required, unrounded; null where none are. Unit: Per cent. */
  readonly coverage_pct?: number | null;
}

/** Market shares of the banks */
export interface BankDepositShareRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Place by the chosen basis, 1 the largest; institutions without a figure have none. */
  readonly rank?: number | null;
  /** The institution that holds the licence. */
  readonly institution?: string | null;
  /** Its ABN. */
  readonly abn?: string | null;
  /** Total residents assets on its domestic books. Unit: AUD million. */
  readonly total_assets_aud_m?: number | null;
  /** Its share of the total residents assets of all institutions. Unit: Per cent. */
  readonly asset_share_pct?: number | null;
  /** Total residents deposits. Unit: AUD million. */
  readonly deposits_aud_m?: number | null;
  /** Its share of the deposits of all institutions. Unit: Per cent. */
  readonly deposit_share_pct?: number | null;
}

/** Charity sector */
export interface CharitySectorHealthRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** That the sums are of a sample, which one, and how large it is. */
  readonly scope?: string | null;
  /** Charities in the register. Unit: Charities. */
  readonly active_charities?: number | null;
  /** Each as {size, charities}; size is null where the register gives none. */
  readonly by_size?: readonly unknown[] | null;
  /** Each as {state, charities}; state is null where the address is withheld or abroad. */
  readonly by_state?: readonly unknown[] | null;
  /** Total revenue of the charities that reported it. Unit: AUD million. */
  readonly revenue_aud_m?: number | null;
  /** Donations and bequests of those that reported them. Unit: AUD million. */
  readonly donations_aud_m?: number | null;
  /** Total expenses of those that reported them. Unit: AUD million. */
  readonly expenses_aud_m?: number | null;
  /** Staff of those that reported it, in full-time equivalents. Unit: Full-time equivalents. */
  readonly staff?: number | null;
  /** Volunteers of those that reported them. Unit: Persons. */
  readonly volunteers?: number | null;
  /** Year of the annual statements; null where none are held. */
  readonly reporting_year?: string | null;
}

/** Cost of living */
export interface CostOfLivingRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Monthly consumer price index, all groups, change over the year. Unit: Per cent. */
  readonly headline_cpi_yoy_pct?: number | null;
  /** Trimmed mean of the monthly consumer price index, change over the year. Unit: Per cent. */
  readonly trimmed_mean_yoy_pct?: number | null;
  /** The eleven groups, largest contribution first: name, yoy_pct (change over the year), contribution_ppt (percentage points of the headline, as published) and rank by contribution. */
  readonly groups?: readonly unknown[] | null;
  /** The eight capital cities: city and yoy_pct, all groups, change over the year. */
  readonly cities?: readonly unknown[] | null;
  /** The group that contributes most to the headline. */
  readonly top_driver?: string | null;
  /** Change of the selected living cost indexes over the year: employee, age_pensioner, other_government_transfer, pensioner_and_beneficiary, self_funded_retiree; null where not held. Unit: Per cent. */
  readonly living_cost_indexes?: Readonly<Record<string, unknown>> | null;
  /** The quarter of the living cost indexes. */
  readonly living_cost_period?: string | null;
}

/** Breadth of inflation */
export interface CpiBreadthRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** The threshold by which the groups were told apart. Unit: Per cent. */
  readonly threshold_pct?: number | null;
  /** How many groups rose faster than the threshold over the year. Unit: Groups. */
  readonly groups_above?: number | null;
  /** How many groups have prices below those of a year before. Unit: Groups. */
  readonly groups_falling?: number | null;
  /** How many groups there are: always all eleven. Unit: Groups. */
  readonly groups_counted?: number | null;
  /** Share of the groups that rose faster than the threshold. Unit: Per cent of groups. */
  readonly breadth_pct?: number | null;
  /** Weight of those groups as a share of the weight of all; null where no weights are published for the period. Unit: Per cent of weight. */
  readonly weight_above_pct?: number | null;
  /** The eleven groups in the order of publication: {code, name, annual_change_pct, weight_pct, above}; change unrounded, above 1 or 0, weight null where not published. */
  readonly groups?: readonly unknown[] | null;
}

/** Consumer prices by capital city */
export interface CpiByCityRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Capital city. */
  readonly city?: string | null;
  /** All groups, or one of the eleven groups, as published. */
  readonly group?: string | null;
  /** Change of its prices over the year in that city, as published. Unit: Per cent. */
  readonly annual_change_pct?: number | null;
  /** The same for the eight capital cities together; null where absent. Unit: Per cent. */
  readonly national_pct?: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly delta_ppt?: number | null;
}

/** Credit impulse */
export interface CreditImpulseRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Total credit at the end of the quarter, as published. Unit: AUD billion. */
  readonly credit_aud_bn?: number | null;
  /** New credit by the method: F. Unit: AUD billion. */
  readonly credit_flow_aud_bn?: number | null;
  /** Change of the flow by the method: ΔF. Unit: AUD billion. */
  readonly flow_change_aud_bn?: number | null;
  /** Gross domestic product of the four quarters to this one, current prices, seasonally adjusted: N. Unit: AUD billion. */
  readonly gdp_annual_aud_bn?: number | null;
  /** Change of the flow as a share of it, unrounded: I. Unit: Per cent of GDP. */
  readonly credit_impulse_pct_gdp?: number | null;
  /** By how much the impulse may be off because growth is published with one decimal; 0 where no link is of growth, null for levels as published. Unit: Per cent of GDP. */
  readonly rounding_bound_pct_gdp?: number | null;
  /** excluding_financial_businesses, or former_total where the row could be made only from the definition ended in 2023. */
  readonly credit_definition?: string | null;
  /** break_adjusted where the flows are of levels chained back with growth from D1, else levels_as_published. */
  readonly credit_basis?: string | null;
}

/** Economic dashboard */
export interface EconomicDashboardRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Cash rate target; in history on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct?: number | null;
  /** Quarterly consumer price index, all groups, change over the year, as published. Unit: Per cent. */
  readonly cpi_annual_pct?: number | null;
  /** Unemployment rate, seasonally adjusted; in history of the last month of the quarter. Unit: Per cent. */
  readonly unemployment_rate_pct?: number | null;
  /** Wage price index, seasonally adjusted, change over the year, as published. Unit: Per cent. */
  readonly wage_growth_annual_pct?: number | null;
  /** Household spending, seasonally adjusted, change through the year; in history of the last month of the quarter. Unit: Per cent. */
  readonly household_spending_annual_pct?: number | null;
  /** Without a window: each indicator as {id, name, value, unit, period, previous_value, change, series_id}; change is on previous_value, in percentage points. */
  readonly indicators?: readonly unknown[] | null;
}

/** Electricity market snapshot */
export interface EnergySnapshotRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Region, or NEM for the whole market. */
  readonly region?: string | null;
  /** End of the interval of price and demand, market time. */
  readonly interval_end?: string | null;
  /** Price of the interval; of the whole market weighted by demand. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh?: number | null;
  /** Demand met by scheduled generation and imports. Unit: MW. */
  readonly demand_mw?: number | null;
  /** Generation dispatched, wind and solar farms included; null where absent. Unit: MW. */
  readonly generation_mw?: number | null;
  /** Imports less exports; null where absent, and for the whole market. Unit: MW. */
  readonly net_import_mw?: number | null;
  /** Hydro, wind, solar and biomass in the metered output of the units; null where the units are not held. Unit: Per cent. */
  readonly renewable_share_pct?: number | null;
  /** Estimate of the newest half hour, apart from the rest; null where absent. Unit: MW. */
  readonly rooftop_pv_mw?: number | null;
}

/** Falls of GDP per capita in a row */
export interface GdpPerCapitaRunRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Gross domestic product per capita of the quarter, chain volume. Unit: AUD. */
  readonly gdp_per_capita_aud?: number | null;
  /** Its change on the quarter before, unrounded. Unit: Per cent. */
  readonly quarterly_change_pct?: number | null;
  /** The same as published, to one decimal. Unit: Per cent. */
  readonly published_change_pct?: number | null;
  /** Falls in a row up to this quarter, by level; 0 where it did not fall. Unit: Quarters. */
  readonly quarters_of_decline?: number | null;
  /** Falls in a row up to this quarter, by published growth; 0.0 is no fall. Unit: Quarters. */
  readonly quarters_of_published_decline?: number | null;
  /** The first quarter of the run by level; null where there is none. */
  readonly decline_began?: string | null;
  /** Change from the quarter before the run by level to this one, unrounded; null where there is no run. Unit: Per cent. */
  readonly change_over_decline_pct?: number | null;
}

/** Gender pay gap by industry */
export interface GenderPayContextRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** The industry, or All industries. */
  readonly industry?: string | null;
  /** Its gap; negative when in favour of women. Unit: Per cent. */
  readonly gender_pay_gap_pct?: number | null;
  /** The same under the name of its measure: the mid-point of employers' average total remuneration gaps. Unit: Per cent. */
  readonly midpoint_employer_gap_pct?: number | null;
  /** Which of the several gender pay gaps it is. */
  readonly measure?: string | null;
  /** The gap of all industries, by the same measure. Unit: Per cent. */
  readonly all_industries_pct?: number | null;
  /** 1 is the widest gap; null for all industries. */
  readonly rank?: number | null;
  /** Industries that are ranked. */
  readonly of?: number | null;
  /** Women among the employees of its reporting employers; null where the workforce files are not held. Unit: Per cent. */
  readonly female_share_of_employment_pct?: number | null;
  /** 1 April to 31 March: 2024-25 ends on 31 March 2025. */
  readonly reporting_year?: string | null;
  /** Every industry as {industry, code, gender_pay_gap_pct, rank, employers}, the widest gap first. */
  readonly industries?: readonly unknown[] | null;
}

/** Household debt service (estimate) */
export interface HouseholdDebtServiceRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Housing loan rate, average of the three months of the quarter. Unit: Per cent per annum. */
  readonly loan_rate_pct?: number | null;
  /** Which rate it is: the value of the parameter rate. */
  readonly rate_basis?: string | null;
  /** Household debt as a share of annual disposable income, as published. Unit: Per cent. */
  readonly debt_to_income_pct?: number | null;
  /** The years over which debt is taken to be repaid. Unit: Years. */
  readonly maturity_years?: number | null;
  /** Rate times debt over income, unrounded: interest alone. An estimate. Unit: Per cent. */
  readonly interest_to_income_pct?: number | null;
  /** Interest and principal over income, unrounded. An estimate. Unit: Per cent. */
  readonly debt_service_ratio_pct?: number | null;
  /** estimate, always: computed by the formula, measured by nobody. */
  readonly status?: string | null;
}

/** Housing affordability */
export interface HousingAffordabilityRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Mean price of residential dwellings, Australia, published in thousands. Unit: AUD. */
  readonly mean_dwelling_value_aud?: number | null;
  /** The quarter of the price. */
  readonly dwelling_period?: string | null;
  /** Median taxable income of individuals, as income_basis says. Unit: AUD. */
  readonly median_income_aud?: number | null;
  /** The income year, July to June. */
  readonly income_period?: string | null;
  /** published_median: of the ATO for Australia; median_of_postcode_medians: person-weighted, not a figure of the ATO. */
  readonly income_basis?: string | null;
  /** Price divided by income, unrounded: k. Unit: Years of income. */
  readonly price_to_income_ratio?: number | null;
  /** Years in which the share of income saved adds up to the deposit, without interest, unrounded: y. Unit: Years. */
  readonly years_to_save_deposit?: number | null;
  /** The same fields for each state or territory, with state; price and income each of its own newest period. Null where either is not published. */
  readonly states?: readonly unknown[] | null;
  /** What does not match between price and income. */
  readonly caveats?: readonly unknown[] | null;
}

/** Inflation decomposition */
export interface InflationDecompositionRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Consumer price inflation, all groups, over the year. Monthly: as published, to one decimal. Quarterly: from the index numbers, unrounded; the rate that is printed is AU.CPI.YOY. Unit: Per cent. */
  readonly headline_pct?: number | null;
  /** The eleven groups in the order of publication: {code, name, weight_pct, annual_change_pct, contribution_ppt, share_of_headline_pct, rank}; weight at the newest of weight_periods, share null where the headline is 0, rank 1 the largest contribution. */
  readonly groups?: readonly unknown[] | null;
  /** Headline minus the sum of the contributions. Unit: Percentage points. */
  readonly residual_ppt?: number | null;
  /** published: the contributions of the ABS; two_link, one_link: computed with or without a re-weighting inside the year. */
  readonly method?: string | null;
  /** Link periods whose weights were used, oldest first. */
  readonly weight_periods?: readonly unknown[] | null;
}

/** Headline indicators by state */
export interface MacroSnapshotStateRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** State or territory. */
  readonly state?: string | null;
  /** Unemployment rate. Unit: Per cent. */
  readonly unemployment_rate_pct?: number | null;
  /** Participation rate. Unit: Per cent. */
  readonly participation_rate_pct?: number | null;
  /** Employed persons aged 15 and over. Unit: Persons. */
  readonly employed_persons?: number | null;
  /** Period of the labour force figures. */
  readonly labour_period?: string | null;
  /** Adjustment of the unemployment rate: seasonally_adjusted, trend or original. */
  readonly labour_adjustment?: string | null;
  /** Consumer prices of the capital city, all groups, change over the year. Unit: Per cent. */
  readonly cpi_capital_yoy_pct?: number | null;
  /** Period of the consumer prices. */
  readonly cpi_period?: string | null;
  /** Wage price index, original, change over the year. Unit: Per cent. */
  readonly wage_growth_pct?: number | null;
  /** Period of the wages. */
  readonly wage_period?: string | null;
  /** Estimated resident population. Unit: Persons. */
  readonly population?: number | null;
  /** Period of the population, at its end. */
  readonly population_period?: string | null;
  /** Mean price of residential dwellings. Unit: AUD. */
  readonly mean_dwelling_value_aud?: number | null;
  /** Period of the dwelling value. */
  readonly dwelling_value_period?: string | null;
  /** Dwellings approved in the month, all sectors and work, original. Unit: Dwellings. */
  readonly approvals_month?: number | null;
  /** Period of the approvals. */
  readonly approvals_period?: string | null;
}

/** Five-minute dispatch of the electricity market */
export interface NemDispatch5minRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Region of the market. */
  readonly region?: string | null;
  /** End of the interval, market time. */
  readonly interval_end?: string | null;
  /** Regional reference price; may be negative. Unit: $/MWh. */
  readonly rrp_aud_per_mwh?: number | null;
  /** Total demand; null where absent. Unit: MW. */
  readonly demand_mw?: number | null;
  /** Generation dispatched, wind and solar farms included; null where absent. Unit: MW. */
  readonly generation_mw?: number | null;
  /** Positive when the region exports; null where absent. Unit: MW. */
  readonly net_interchange_mw?: number | null;
  /** market, administered (bit 1 of APCFLAG) or suspended; null where the reports carry no flags. */
  readonly price_flag?: string | null;
}

/** Regime of the electricity market */
export interface NemEnergyRegimeRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Region of the market. */
  readonly region?: string | null;
  /** suspended, administered, at_cap, scarcity, elevated, floor, negative, normal */
  readonly regime?: string | null;
  /** Price of the newest interval. Unit: $/MWh. */
  readonly spot_price_aud_per_mwh?: number | null;
  /** Sum of the prices of seven days, as stated by AEMO; null where absent. Unit: $/MWh. */
  readonly cumulative_price_aud?: number | null;
  /** Threshold of the day. Unit: $/MWh. */
  readonly cumulative_threshold_aud?: number | null;
  /** The sum as a share of the threshold. Unit: Per cent. */
  readonly share_of_threshold_pct?: number | null;
  /** End of the interval, market time. */
  readonly interval_end?: string | null;
}

/** Real cash rate */
export interface RealCashRateRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** The day in Sydney that the answer is about. */
  readonly as_of?: string | null;
  /** Cash rate target in force on that day. Unit: Per cent. */
  readonly cash_rate_pct?: number | null;
  /** The day from which that target is in force. */
  readonly cash_rate_period?: string | null;
  /** monthly or quarterly: which consumer price index. */
  readonly inflation_measure?: string | null;
  /** The period of both inflation figures. */
  readonly inflation_period?: string | null;
  /** Headline inflation (all groups) over the year, as published; null where absent. Unit: Per cent. */
  readonly cpi_annual_pct?: number | null;
  /** Trimmed mean inflation over the year, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct?: number | null;
  /** Trimmed mean of the other measure, its newest; null where absent. Unit: Per cent. */
  readonly other_trimmed_mean_pct?: number | null;
  /** Its period. */
  readonly other_trimmed_mean_period?: string | null;
  /** Cash rate target minus trimmed mean inflation. Unit: Per cent. */
  readonly real_cash_rate_pct?: number | null;
  /** Cash rate target minus headline inflation. Unit: Per cent. */
  readonly real_cash_rate_headline_pct?: number | null;
  /** restrictive above the neutral band, accommodative below it, neutral within it. */
  readonly stance?: string | null;
  /** Lower end of the neutral range; null where no estimate covers the day. Unit: Per cent. */
  readonly neutral_low_pct?: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct?: number | null;
}

/** Real mortgage rate */
export interface RealMortgageRateRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Rate of the last month of the quarter. Unit: Per cent per annum. */
  readonly mortgage_rate_pct?: number | null;
  /** Which rate it is: the value of the parameter rate. */
  readonly rate_basis?: string | null;
  /** Quarterly consumer price index, all groups, change on the same quarter of the year before, as published. Unit: Per cent. */
  readonly cpi_annual_pct?: number | null;
  /** Rate minus inflation. Unit: Per cent. */
  readonly real_mortgage_rate_pct?: number | null;
  /** The same in the Fisher form, unrounded. Unit: Per cent. */
  readonly real_mortgage_rate_fisher_pct?: number | null;
  /** positive, negative or zero: the sign of the difference. */
  readonly stance?: string | null;
}

/** Real rate regime */
export interface RealRateRegimeRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Cash rate target in force on the last day of the quarter. Unit: Per cent. */
  readonly cash_rate_pct?: number | null;
  /** Trimmed mean of the quarterly consumer price index, change on the same quarter of the year before, as published. Unit: Per cent. */
  readonly trimmed_mean_cpi_pct?: number | null;
  /** The first minus the second. Unit: Per cent. */
  readonly real_rate_pct?: number | null;
  /** restrictive above the neutral range, accommodative below it, neutral within it; null where no published estimate covers the quarter. */
  readonly regime?: string | null;
  /** Lower end of the neutral range; null where no estimate covers the quarter. Unit: Per cent. */
  readonly neutral_low_pct?: number | null;
  /** Upper end of the neutral range. Unit: Per cent. */
  readonly neutral_high_pct?: number | null;
}

/** Real savings rate */
export interface RealSavingsRateRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Advertised rate of the last month of the quarter. Unit: Per cent per annum. */
  readonly deposit_rate_pct?: number | null;
  /** Quarterly consumer price index, all groups, change on the same quarter of the year before, as published. Unit: Per cent. */
  readonly cpi_annual_pct?: number | null;
  /** The first minus the second: before tax. Unit: Per cent. */
  readonly real_rate_pct?: number | null;
  /** The deposit rate of four quarters earlier less the inflation since: ex post, of a deposit of one year. Null where that rate is absent, or the product is of another term. Unit: Per cent. */
  readonly realised_real_rate_pct?: number | null;
  /** For each marginal rate in force in the income year, and for tax_rate: {marginal_rate_pct, after_tax_rate_pct, real_after_tax_rate_pct}, ascending by rate. Empty before 1996-Q3 unless tax_rate is given. */
  readonly after_tax?: readonly unknown[] | null;
  /** positive_real_return where the real rate before tax is above zero, else eroding. */
  readonly stance?: string | null;
}

/** Real wages */
export interface RealWagesRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Wage price index, change on the same quarter of the year before, as published. Unit: Per cent. */
  readonly wpi_annual_change_pct?: number | null;
  /** Quarterly consumer price index, all groups, change on the same quarter of the year before, as published. Unit: Per cent. */
  readonly cpi_annual_change_pct?: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly real_wages_gap_pct?: number | null;
  /** growing, falling or flat: the sign of the gap. */
  readonly real_wages_direction?: string | null;
  /** Wage price index divided by consumer price index, unrounded; null where an index is missing. Unit: Index, December quarter 2019 = 100. */
  readonly real_wage_index?: number | null;
}

/** Employment by industry */
export interface SectoralEmploymentShiftRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Industry division (ANZSIC) of the main job. */
  readonly industry?: string | null;
  /** Its letter. */
  readonly industry_code?: string | null;
  /** Employed persons, original. Unit: Persons. */
  readonly employed_persons?: number | null;
  /** Change on the same quarter of the year before. Unit: Persons. */
  readonly change_on_year_persons?: number | null;
  /** The same in per cent, unrounded. Unit: Per cent. */
  readonly change_on_year_pct?: number | null;
  /** Share of all industries together. Unit: Per cent. */
  readonly share_pct?: number | null;
  /** Change of the share on the same quarter of the year before. Unit: Percentage points. */
  readonly share_change_ppt?: number | null;
  /** By the change of the share, 1 for the largest gain. */
  readonly rank?: number | null;
}

/** Employment by state */
export interface StateEmploymentSnapshotRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** State or territory. */
  readonly state?: string | null;
  /** Employed persons aged 15 and over, as published, in persons. Unit: Persons. */
  readonly employed_persons?: number | null;
  /** Change on the month before, of the same series. Unit: Persons. */
  readonly change_on_month?: number | null;
  /** Change on the same month of the year before, of the same series, unrounded. Unit: Per cent. */
  readonly change_on_year_pct?: number | null;
  /** Share of the eight states together; null where one of them is missing. Unit: Per cent. */
  readonly share_pct?: number | null;
  /** Employed persons per hundred of the civilian population aged 15 and over. Unit: Per cent. */
  readonly employment_to_population_pct?: number | null;
  /** Adjustment of the employed persons: seasonally_adjusted, trend or original. */
  readonly adjustment?: string | null;
}

/** Budgets of the states */
export interface StateFiscalSnapshotRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** State or territory. */
  readonly state?: string | null;
  /** The financial year of the row, ended on 30 June. */
  readonly financial_year?: string | null;
  /** Revenue, as published. Unit: AUD million. */
  readonly revenue_aud_m?: number | null;
  /** Expenses, as published. Unit: AUD million. */
  readonly expense_aud_m?: number | null;
  /** Net operating balance, as published. Unit: AUD million. */
  readonly net_operating_balance_aud_m?: number | null;
  /** Net lending (a deficit is negative), as published. Unit: AUD million. */
  readonly net_lending_aud_m?: number | null;
  /** Net debt, as published; null where the edition prints no such line. Unit: AUD million. */
  readonly net_debt_aud_m?: number | null;
  /** What is owed less what is held of the same kinds but for debt securities, which are not published: net debt is at most this. Null where a part is absent. Unit: AUD million. */
  readonly net_debt_upper_bound_aud_m?: number | null;
  /** Always null: no dataset of gross state product is read. Unit: Per cent. */
  readonly net_debt_pct_gsp?: number | null;
}

/** Real return of MySuper products */
export interface SuperFundRealReturnRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** The financial year, ended on 30 June. */
  readonly financial_year?: string | null;
  /** Net earnings after tax on average assets. Unit: Per cent. */
  readonly return_pct?: number | null;
  /** Quarterly consumer price index, change over the year to June, as published. Unit: Per cent. */
  readonly cpi_annual_pct?: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly real_return_ppt?: number | null;
  /** The return after inflation by division. Unit: Per cent. */
  readonly real_return_exact_pct?: number | null;
  /** Products that the return is over. Unit: Products. */
  readonly products?: number | null;
  /** Their assets, the mean of the ends of this year and the one before. Unit: AUD million. */
  readonly average_assets_aud_m?: number | null;
}

/** Trade balance */
export interface TradeBalanceRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Exports of goods in the month. Unit: AUD billion. */
  readonly exports_aud_bn?: number | null;
  /** Imports of goods in the month, as a positive number. Unit: AUD billion. */
  readonly imports_aud_bn?: number | null;
  /** Balance on goods, as published. Unit: AUD billion. */
  readonly trade_balance_aud_bn?: number | null;
  /** surplus, deficit or balanced. */
  readonly status?: string | null;
  /** Balance minus that of the month before; null where absent. Unit: AUD billion. */
  readonly change_on_month_aud_bn?: number | null;
  /** The largest kinds of exports: item, value_aud_bn, share_pct of exports, change_pct on the month before. */
  readonly exports_top?: readonly unknown[] | null;
  /** The same of imports. */
  readonly imports_top?: readonly unknown[] | null;
  /** goods: services are not in it. */
  readonly scope?: string | null;
}

/** Wages against dwelling values and rents */
export interface WageVsRentGapRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Wage price index, seasonally adjusted, change over the year, as published. Unit: Per cent. */
  readonly wage_growth_pct?: number | null;
  /** Mean price of residential dwellings, change over the year, unrounded. Unit: Per cent. */
  readonly dwelling_value_growth_pct?: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly gap_ppt?: number | null;
  /** wages_ahead, dwellings_ahead or level: the sign of the gap. */
  readonly direction?: string | null;
  /** Rents in the quarterly consumer price index, change over the year, unrounded. Unit: Per cent. */
  readonly rent_growth_pct?: number | null;
  /** Wage growth minus rent growth: what the name of this signal promises. Unit: Percentage points. */
  readonly wage_minus_rent_gap_ppt?: number | null;
  /** The same, under its former name. Unit: Percentage points. */
  readonly wage_minus_rent_ppt?: number | null;
}

/** Slope of the yield curve */
export interface YieldCurveRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Yield of bonds of ten years, average of the month. Unit: Per cent per annum. */
  readonly bond_10y_pct?: number | null;
  /** Yield of bonds of three years, average of the month. Unit: Per cent per annum. */
  readonly bond_3y_pct?: number | null;
  /** Cash rate target, average of the month. Unit: Per cent. */
  readonly cash_rate_pct?: number | null;
  /** Yield of ten years minus the cash rate target. Unit: Percentage points. */
  readonly ten_year_less_cash_ppt?: number | null;
  /** Yield of three years minus the cash rate target. Unit: Percentage points. */
  readonly three_year_less_cash_ppt?: number | null;
  /** Yield of ten years minus that of three. Unit: Percentage points. */
  readonly ten_year_less_three_year_ppt?: number | null;
  /** positive, negative or zero: the sign of ten years minus cash. */
  readonly slope?: string | null;
  /** Target of the Reserve Bank for the three-year yield in force on the last day of the month; null where there was none. Unit: Per cent. */
  readonly three_year_target_pct?: number | null;
}

/** Youth unemployment */
export interface YouthUnemploymentRow {
  /** Reference period; null where each member of the row names its own. */
  readonly period?: string | null;
  /** Unemployment rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_unemployment_rate_pct?: number | null;
  /** Unemployment rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_unemployment_rate_pct?: number | null;
  /** The first minus the second. Unit: Percentage points. */
  readonly gap_pct?: number | null;
  /** The first divided by the second, unrounded. */
  readonly ratio?: number | null;
  /** Participation rate of people aged 15 to 24, Australia. Unit: Per cent. */
  readonly youth_participation_rate_pct?: number | null;
  /** Participation rate of all people aged 15 and over, Australia. Unit: Per cent. */
  readonly overall_participation_rate_pct?: number | null;
  /** Adjustment of the unemployment rates: seasonally_adjusted, trend or original. */
  readonly adjustment?: string | null;
  /** The same fields for each state, and its adjustment; null where not published. */
  readonly states?: readonly unknown[] | null;
}
