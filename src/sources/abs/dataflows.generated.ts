/** Every dataflow of the ABS: id, version, structure, name. Written by tools/abs-dataflows.ts from the list that the ABS gives; do not edit. */

/** Day of the list. */
export const DATAFLOWS_AS_AT = '2026-03-16';

/** `<id> <version> <structure, or - where it has the id and version of the dataflow> <name>`, a line each. */
export const DATAFLOW_LINES = `
ABORIGINAL_ID_POP_PROJ 1.0 - Projected resident population, Aboriginal and Torres Strait Islander Australians, identification change series, sex and age groups by states and territories and Australia, 2021 to 2031
ABORIGINAL_ID_POP_PROJ_REMOTE 1.0 - Projected resident population, Aboriginal and Torres Strait Islander Australians, identification change series, sex and age groups by Remoteness Areas, 2021 to 2031
ABORIGINAL_POP_PROJ 1.3.0 - Projected population, Aboriginal and Torres Strait Islander peoples, States and Territories, 2021 to 2031
ABORIGINAL_POP_PROJ_REMOTE 1.1.0 - Projected population, Aboriginal and Torres Strait Islander peoples, Remoteness Areas, 2021 to 2031
ABS_ABORIGINAL_POPPROJ_INDREGION 1.2.0 - Projected population, Aboriginal and Torres Strait Islander Australians, Indigenous Regions, 2021 to 2031
ABS_ACLD_LFSTATUS 1.0.0 - Australian Census Longitudinal Dataset (ACLD): Labour force status, 2006-2011
ABS_ACLD_TENURE 1.0.0 - Australian Census Longitudinal Dataset (ACLD): Tenure and landlord type, 2006-2011
ABS_ACLD_UNPAIDASST 1.0.0 - Australian Census Longitudinal Dataset (ACLD): Unpaid assistance to a person with disability, 2006-2011
ABS_ACLD_VOLWORK 1.0.0 - Australian Census Longitudinal Dataset (ACLD): Voluntary work for an organisation or group, 2006-2011
ABS_ANNUAL_ERP_ASGS 1.0.0 - ERP by SA2 and above (ASGS 2011), 1991 to 2016
ABS_ANNUAL_ERP_ASGS2016 1.2.0 - ERP by SA2 and above (ASGS 2016), 2001 to 2021
ABS_ANNUAL_ERP_ASGS2021 1.2.0 - ERP by SA2 and above (ASGS Edition 3), 2001 onwards
ABS_ANNUAL_ERP_LGA2016 1.0.0 - ERP by LGA (ASGS 2016), Age and Sex, 2001 to 2016
ABS_ANNUAL_ERP_LGA2017 1.0.0 - ERP by LGA (ASGS 2017), Age and Sex, 2001 to 2017
ABS_ANNUAL_ERP_LGA2018 1.0.0 - ERP by LGA (ASGS 2018), Age by Sex, 2001 to 2018
ABS_ANNUAL_ERP_LGA2019 1.0.0 - ERP by LGA (ASGS 2019), Age and Sex, 2001 to 2019
ABS_ANNUAL_ERP_LGA2020 1.0.0 - ERP by LGA (ASGS 2020), Age and Sex, 2001 to 2020
ABS_ANNUAL_ERP_LGA2021 1.0.0 - ERP by LGA (2021), Age and Sex, 2001 to 2021
ABS_ANNUAL_ERP_LGA2022 1.2.0 - ERP by LGA (2022), Age and Sex, 2001 to 2022
ABS_ANNUAL_ERP_LGA2023 1.1.0 ABS_ANNUAL_ERP_LGA2023(1.0.0) ERP by LGA (2023), Age and Sex, 2001 to 2023
ABS_ANNUAL_ERP_LGA2024 1.0.0 - ERP by LGA (2024), Age and Sex, 2001 to 2024
ABS_C16_G43_LGA 1.0.0 - Census 2016, G43 Labour force status by age by sex (LGA)
ABS_C16_G43_SA 1.0.0 - Census 2016, G43 Labour force status by age by sex (SA2+)
ABS_C16_G44_LGA 1.0.0 - Census 2016, G44 Labour force status by sex of parents by age of dependent children for Couple families (LGA)
ABS_C16_G44_SA 1.0.0 - Census 2016, G44 Labour force status by sex of parents by age of dependent children for Couple families (SA2+)
ABS_C16_G45_LGA 1.0.0 - Census 2016, G45 Labour force status by sex of parent by age of dependent children for one parent families (LGA)
ABS_C16_G45_SA 1.0.0 - Census 2016, G45 Labour force status by sex of parent by age of dependent children for one parent families (SA2+)
ABS_C16_G46_LGA 1.0.0 - Census 2016, G46 Non-school qualification: Level of Education by age by sex (LGA)
ABS_C16_G46_SA 1.0.0 - Census 2016, G46 Non-school qualification: Level of Education by age by sex (SA2+)
ABS_C16_G47_LGA 1.0.0 - Census 2016, G47 Non-school Qualification: Field of Study by age by sex (LGA)
ABS_C16_G47_SA 1.0.0 - Census 2016, G47 Non-school Qualification: Field of Study by age by sex (SA2+)
ABS_C16_G48_LGA 1.0.0 - Census 2016, G48 Non-school Qualification: Field of study by occupation by sex (LGA)
ABS_C16_G48_SA 1.0.0 - Census 2016, G48 Non-school Qualification: Field of study by occupation by sex (SA2+)
ABS_C16_G49_LGA 1.0.0 - Census 2016, G49 Non-school Qualification: Level of Education by occupation by sex (LGA)
ABS_C16_G49_SA 1.0.0 - Census 2016, G49 Non-school Qualification: Level of Education by occupation by sex (SA2+)
ABS_C16_G50_LGA 1.0.0 - Census 2016, G50 Non-school Qualification: Level of Education by Industry of employment by sex (LGA)
ABS_C16_G50_SA 1.0.0 - Census 2016, G50 Non-school Qualification: Level of Education by Industry of employment by sex (SA2+)
ABS_C16_G51_LGA 1.0.0 - Census 2016, G51 Industry of employment by age by sex (LGA)
ABS_C16_G51_SA 1.0.0 - Census 2016, G51 Industry of employment by age by sex (SA2+)
ABS_C16_G52_LGA 1.0.0 - Census 2016, G52 Industry of employment by hours worked by sex (LGA)
ABS_C16_G52_SA 1.0.0 - Census 2016, G52 Industry of employment by hours worked by sex (SA2+)
ABS_C16_G53_LGA 1.0.0 - Census 2016, G53 Industry of employment by occupation (LGA)
ABS_C16_G53_SA 1.0.0 - Census 2016, G53 Industry of employment by occupation (SA2+)
ABS_C16_G56_LGA 1.0.0 - Census 2016, G60 Total family income (weekly) by labour force status of parents/partners in families (LGA)
ABS_C16_G56_SA 1.0.0 - Census 2016, G60 Total family income (weekly) by labour force status of parents/partners in families (SA2+)
ABS_C16_G57_LGA 1.0.0 - Census 2016, G57 Occupation by Age by Sex (LGA)
ABS_C16_G57_SA 1.0.0 - Census 2016, G57 Occupation by Age by Sex (SA2+)
ABS_C16_G58_LGA 1.0.0 - Census 2016, G58 Occupation by Hours worked by sex (LGA)
ABS_C16_G58_SA 1.0.0 - Census 2016, G58 Occupation by Hours worked by sex (SA2+)
ABS_C16_G59_LGA 1.0.0 - Census 2016, G59 Method of travel to work by sex (LGA)
ABS_C16_G59_SA 1.0.0 - Census 2016, G59 Method of travel to work by sex (SA2+)
ABS_C16_T01_LGA 1.0.0 - Census 2016, Age by Sex (LGA)
ABS_C16_T01_SA 1.0.0 - Census 2016, T01 Age by Sex (SA2+)
ABS_C16_T01_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T01 Age by Sex (LGA)
ABS_C16_T01_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T01 Age by Sex (SA2+)
ABS_C16_T02_LGA 1.0.0 - Census 2016, Registered Marital Status by Age by Sex (LGA)
ABS_C16_T02_SA 1.0.0 - Census 2016, Registered Marital Status by Age by Sex (SA2+)
ABS_C16_T02_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T02 Registered Marital Status by Age by Sex (LGA)
ABS_C16_T02_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T02 Registered Marital Status by Age by Sex (SA2+)
ABS_C16_T03_LGA 1.0.0 - Census 2016, Social Marital Status by Age by Sex (LGA)
ABS_C16_T03_SA 1.0.0 - Census 2016, Social Marital Status by Age by Sex (SA2+)
ABS_C16_T03_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T03 Social Marital Status Age by Sex (LGA)
ABS_C16_T03_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T03 Social Marital Status Age by Sex (SA2+)
ABS_C16_T04_LGA 1.0.0 - Census 2016, Indigenous Status by Age by Sex (LGA)
ABS_C16_T04_SA 1.0.0 - Census 2016, Indigenous Status by Age by Sex (SA2+)
ABS_C16_T04_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T04 Indigenous Status by Age by Sex (LGA)
ABS_C16_T04_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T04 Indigenous Status by Age by Sex (SA2+)
ABS_C16_T05_LGA 1.0.0 - Census 2016, Ancestry by Birthplace of Parents (LGA)
ABS_C16_T05_SA 1.0.0 - Census 2016, Ancestry by Birthplace of Parents (SA2+)
ABS_C16_T06_LGA 1.0.0 - Census 2016, Country of Birth of Person by Sex (LGA)
ABS_C16_T06_SA 1.0.0 - Census 2016, Country of Birth of Person by Sex (SA2+)
ABS_C16_T07_LGA 1.0.0 - Census 2016, Country of Birth of Person by Year of Arrival in Australia (ranges) (LGA)
ABS_C16_T07_SA 1.0.0 - Census 2016, Country of Birth of Person by Year of Arrival in Australia (ranges) (SA2+)
ABS_C16_T08_LGA 1.0.0 - Census 2016, Proficiency in Spoken English/Language by Age by Sex (LGA)
ABS_C16_T08_SA 1.0.0 - Census 2016, Proficiency in Spoken English/Language by Age by Sex (SA2+)
ABS_C16_T08_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T08 Proficiency in Spoken English/Language by Age by Sex (LGA)
ABS_C16_T08_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T08 Proficiency in Spoken English/Language by Age by Sex (SA2+)
ABS_C16_T09_LGA 1.0.0 - Census 2016, Language spoken at home by Sex (LGA)
ABS_C16_T09_SA 1.0.0 - Census 2016, Language spoken at home by Sex (SA2+)
ABS_C16_T10_LGA 1.0.0 - Census 2016, Religious Affiliation by Sex (LGA)
ABS_C16_T10_SA 1.0.0 - Census 2016, Religious Affiliation by Sex (SA2+)
ABS_C16_T11_LGA 1.0.0 - Census 2016, T11 Educational Institution: Attendee Status by Sex (LGA)
ABS_C16_T11_SA 1.0.0 - Census 2016, T11 Educational Institution: Attendee Status by Sex (SA2+)
ABS_C16_T11_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T11 Educational Institution: Attendee Status by Sex (LGA)
ABS_C16_T11_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T11 Educational Institution: Attendee Status by Sex (SA2+)
ABS_C16_T12_LGA 1.0.0 - Census 2016, Highest Year of School Completed by Age by Sex (LGA)
ABS_C16_T12_SA 1.0.0 - Census 2016, Highest Year of School Completed by Age by Sex (SA2+)
ABS_C16_T12_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T12 Highest Year of School Completed by Age by Sex (LGA)
ABS_C16_T12_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T12 Highest Year of School Completed by Age by Sex (SA2+)
ABS_C16_T13_LGA 1.0.0 - Census 2016, Total Personal Income (weekly) by Age by Sex (LGA)
ABS_C16_T13_SA 1.0.0 - Census 2016, Total Personal Income (weekly) by Age by Sex (SA2+)
ABS_C16_T14_LGA 1.0.0 - Census 2016, Core Activity Need For Assistance by Age by Sex (LGA)
ABS_C16_T14_SA 1.0.0 - Census 2016, Core Activity Need For Assistance by Age by Sex (SA2+)
ABS_C16_T14_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T14 Core Activity Need For Assistance by Age by Sex (LGA)
ABS_C16_T14_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T14 Core Activity Need For Assistance by Age by Sex (SA2+)
ABS_C16_T15_LGA 1.0.0 - Census 2016, Voluntary Work for an Organisation or Group by Age by Sex (LGA)
ABS_C16_T15_SA 1.0.0 - Census 2016, Voluntary Work for an Organisation or Group by Age by Sex (SA2+)
ABS_C16_T15_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T15 Voluntary Work for an Organisation or Group by Age by Sex (LGA)
ABS_C16_T15_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T15 Voluntary Work for an Organisation or Group by Age by Sex (SA2+)
ABS_C16_T16_LGA 1.0.0 - Census 2016, Unpaid Domestic Work: Number of Hours by Age by Sex (LGA)
ABS_C16_T16_SA 1.0.0 - Census 2016, Unpaid Domestic Work: Number of Hours by Age by Sex (SA2+)
ABS_C16_T16_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T16 Unpaid Domestic Work: Number of Hours by Age by Sex (LGA)
ABS_C16_T16_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T16 Unpaid Domestic Work: Number of Hours by Age by Sex (SA2+)
ABS_C16_T17_LGA 1.0.0 - Census 2016, Unpaid Assistance to a Person with a Disability by Age by Sex (LGA)
ABS_C16_T17_SA 1.0.0 - Census 2016, Unpaid Assistance to a Person with a Disability by Age by Sex (SA2+)
ABS_C16_T17_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T17 Unpaid Assistance to a Person with a Disability by Age by Sex (LGA)
ABS_C16_T17_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T17 Unpaid Assistance to a Person with a Disability by Age by Sex (SA2+)
ABS_C16_T18_LGA 1.0.0 - Census 2016, Unpaid Child Care by Age by Sex (LGA)
ABS_C16_T18_SA 1.0.0 - Census 2016, Unpaid Child Care by Age by Sex (SA2+)
ABS_C16_T18_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T18 Unpaid Child Care by Age by Sex (LGA)
ABS_C16_T18_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T18 Unpaid Child Care by Age by Sex (SA2+)
ABS_C16_T19_LGA 1.0.0 - Census 2016, Total Family Income (weekly) by Family Composition (LGA)
ABS_C16_T19_SA 1.0.0 - Census 2016, Total Family Income (weekly) by Family Composition (SA2+)
ABS_C16_T20_LGA 1.0.0 - Census 2016, Family Blending by Family records (LGA)
ABS_C16_T20_SA 1.0.0 - Census 2016, Family Blending by Family records (SA2+)
ABS_C16_T20_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T20 Family Blending by Family records (LGA)
ABS_C16_T20_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T20 Family Blending by Family records (SA2+)
ABS_C16_T21_LGA 1.0.0 - Census 2016, Total Household Income (Weekly) by Household Composition (LGA)
ABS_C16_T21_SA 1.0.0 - Census 2016, Total Household Income (Weekly) by Household Composition (SA2+)
ABS_C16_T22_LGA 1.0.0 - Census 2016, Number of Motor Vehicles by Dwelling Records (LGA)
ABS_C16_T22_SA 1.0.0 - Census 2016, Number of Motor Vehicles by Dwelling Records (SA2+)
ABS_C16_T22_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T22 Number of Motor Vehicles by Dwelling records (LGA)
ABS_C16_T22_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T22 Number of Motor Vehicles by Dwelling records (SA2+)
ABS_C16_T23_LGA 1.0.0 - Census 2016, Household Composition By Number Of Persons Usually Resident (LGA)
ABS_C16_T23_SA 1.0.0 - Census 2016, Household Composition By Number Of Persons Usually Resident (SA2+)
ABS_C16_T23_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T23 Household Composition By Number Of Persons Usually Resident (LGA)
ABS_C16_T23_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T23 Household Composition By Number Of Persons Usually Resident (SA2+)
ABS_C16_T24_LGA 1.0.0 - Census 2016, Dwelling Structure by Dwelling Type (LGA)
ABS_C16_T24_SA 1.0.0 - Census 2016, Dwelling Structure by Dwelling Type (SA2+)
ABS_C16_T24_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T24 Dwelling Structure by Dwelling Type (LGA)
ABS_C16_T24_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T24 Dwelling Structure by Dwelling Type (SA2+)
ABS_C16_T25_LGA 1.0.0 - Census 2016, Mortgage Repayments (monthly) by Dwelling Structure (LGA)
ABS_C16_T25_SA 1.0.0 - Census 2016, Mortgage Repayments (monthly) by Dwelling Structure (SA2+)
ABS_C16_T25_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T25 Mortgage Repayments (monthly) by Dwelling Structure (LGA)
ABS_C16_T25_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T25 Mortgage Repayments (monthly) by Dwelling Structure (SA2+)
ABS_C16_T26_LGA 1.0.0 - Census 2016, Rent (weekly) by Dwelling Structure (LGA)
ABS_C16_T26_SA 1.0.0 - Census 2016, Rent (weekly) by Dwelling Structure (SA2+)
ABS_C16_T26_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T26 Rent (weekly) by Dwelling Structure (LGA)
ABS_C16_T26_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T26 Rent (weekly) by Dwelling Structure (SA2+)
ABS_C16_T27_LGA 1.0.0 - Census 2016, Dwelling Internet Connection by Dwelling Structure (LGA)
ABS_C16_T27_SA 1.0.0 - Census 2016, Dwelling Internet Connection by Dwelling Structure (SA2+)
ABS_C16_T27_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T27 Dwelling Internet Connection by Dwelling Structure (LGA)
ABS_C16_T27_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T27 Dwelling Internet Connection by Dwelling Structure (SA2+)
ABS_C16_T28_LGA 1.0.0 - Census 2016, Dwelling Structure By Number Of Bedrooms in Private Dwelling (LGA)
ABS_C16_T28_SA 1.0.0 - Census 2016, Dwelling Structure By Number Of Bedrooms in Private Dwelling (SA2+)
ABS_C16_T28_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T28 Dwelling Structure By Number Of Bedrooms in Private Dwelling (LGA)
ABS_C16_T28_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T28 Dwelling Structure By Number Of Bedrooms in Private Dwelling (SA2+)
ABS_C16_T29_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T29 Selected Labour Force, Education and Migration Characteristics (LGA)
ABS_C16_T29_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T29 Selected Labour Force, Education and Migration Characteristics (SA2+)
ABS_C16_T31_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T31 Non-school Qualification: Level of Education by age by sex (LGA)
ABS_C16_T31_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T31 Non-school Qualification: Level of Education by age by sex (SA2+)
ABS_C16_T32_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T32 Non-school Qualification: Field of Study by age by sex (LGA)
ABS_C16_T32_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T32 Non-school Qualification: Field of Study by age by sex (SA2+)
ABS_C16_T33_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T33 Labour force status by age by sex (LGA)
ABS_C16_T33_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T33 Labour force status by age by sex (SA2+)
ABS_C16_T34_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T34 Industry of employment by sex (LGA)
ABS_C16_T34_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T34 Industry of employment by sex (SA2+)
ABS_C16_T35_TS_LGA 1.0.0 - Census Time Series 2016, 2011, 2006: T35 Occupation by sex (LGA)
ABS_C16_T35_TS_SA 1.0.0 - Census Time Series 2016, 2011, 2006: T35 Occupation by sex (SA2+)
ABS_CENSUS2011_B01 1.0.0 - B01 Selected Person Characteristics by Sex (SA2+)
ABS_CENSUS2011_B01_LGA 1.0.0 - B01 Selected Person Characteristics (LGA)
ABS_CENSUS2011_B01_SA1_SA 1.0.0 - B01 Selected Person Characteristics (SA1 SA)
ABS_CENSUS2011_B02 1.0.0 - B02 Selected Medians and Averages
ABS_CENSUS2011_B02_LGA 1.0.0 - B02 Selected Medians and Averages (LGA)
ABS_CENSUS2011_B02_SA1_SA 1.0.0 - B02 Selected Medians and Averages (SA1 SA)
ABS_CENSUS2011_B03 1.0.0 - B03 Place of Usual Residence on Census Night by Age (SA2+)
ABS_CENSUS2011_B03_LGA 1.0.0 - B03 Place of Usual Residence on Census Night by Age (LGA)
ABS_CENSUS2011_B03_SA1_SA 1.0.0 - B03 Place of Usual Residence on Census Night by Sex (SA1 SA)
ABS_CENSUS2011_B04 1.0.0 - B04 Age by Sex
ABS_CENSUS2011_B04_LGA 1.0.0 - B04 Age by Sex (LGA)
ABS_CENSUS2011_B04_SA1_SA 1.0.0 - B04 Age by Sex (SA1 SA)
ABS_CENSUS2011_B05 1.0.0 - B05 Registered Marital Status by Age by Sex
ABS_CENSUS2011_B05_LGA 1.0.0 - B05 Registered Marital Status by Age by Sex (LGA)
ABS_CENSUS2011_B05_SA1_SA 1.0.0 - B05 Registered Marital Status by Age by Sex (SA1 SA)
ABS_CENSUS2011_B06 1.0.0 - B06 Social Marital Status by Age by Sex
ABS_CENSUS2011_B06_LGA 1.0.0 - B06 Social Marital Status by Age by Sex (LGA)
ABS_CENSUS2011_B06_SA1_SA 1.0.0 - B06 Social Marital Status by Age by Sex (SA1 SA)
ABS_CENSUS2011_B07 1.0.0 - B07 Indigenous Status by Age by Sex
ABS_CENSUS2011_B07_LGA 1.0.0 - B07 Indigenous Status by Age by Sex (LGA)
ABS_CENSUS2011_B07_SA1_SA 1.0.0 - B07 Indigenous Status by Age by Sex (SA1 SA)
ABS_CENSUS2011_B08 1.0.0 - B08 Ancestry by Birthplace of Parents
ABS_CENSUS2011_B08_LGA 1.0.0 - B08 Ancestry by Birthplace of Parents (LGA)
ABS_CENSUS2011_B08_SA1_SA 1.0.0 - B08 Ancestry by Birthplace of Parents (SA1 SA)
ABS_CENSUS2011_B09 1.0.0 - B09 Country of Birth of Person by Sex
ABS_CENSUS2011_B09_LGA 1.0.0 - B09 Country of Birth of Person by Sex (LGA)
ABS_CENSUS2011_B09_SA1_SA 1.0.0 - B09 Country of Birth of Person by Sex (SA1 SA)
ABS_CENSUS2011_B10 1.0.0 - B10 Country of Birth of Person by Year of Arrival in Australia
ABS_CENSUS2011_B10_LGA 1.0.0 - B10 Country of Birth of Person by Year of Arrival in Australia (LGA)
ABS_CENSUS2011_B10_SA1_SA 1.0.0 - B10 Country of Birth of Person by Year of Arrival in Australia (SA1 SA)
ABS_CENSUS2011_B11 1.0.0 - B11 Proficiency in Spoken English/Language by Year of Arrival in Australia by Sex
ABS_CENSUS2011_B11_LGA 1.0.0 - B11 Proficiency in Spoken English/Language by Year of Arrival in Australia by Sex (LGA)
ABS_CENSUS2011_B11_SA1_SA 1.0.0 - B11 Proficiency in Spoken English/Language by Year of Arrival in Australia by Sex (SA1 SA)
ABS_CENSUS2011_B12 1.0.0 - B12 Proficiency in Spoken English/Language of Parents by Age of Dependent Children
ABS_CENSUS2011_B12_LGA 1.0.0 - B12 Proficiency in Spoken English/Language of Parents by Age of Dependent Children (LGA)
ABS_CENSUS2011_B12_SA1_SA 1.0.0 - B12 Proficiency in Spoken English/Language of Parents by Age of Dependent Children (SA1 SA)
ABS_CENSUS2011_B13 1.0.0 - B13 Language Spoken at Home by Sex
ABS_CENSUS2011_B13_LGA 1.0.0 - B13 Language Spoken at Home by Sex (LGA)
ABS_CENSUS2011_B13_SA1_SA 1.0.0 - B13 Language Spoken at Home by Sex (SA1 SA)
ABS_CENSUS2011_B14 1.0.0 - B14 Religious Affiliation by Sex
ABS_CENSUS2011_B14_LGA 1.0.0 - B14 Religious Affiliation by Sex (LGA)
ABS_CENSUS2011_B14_SA1_SA 1.0.0 - B14 Religious Affiliation by Sex (SA1 SA)
ABS_CENSUS2011_B15 1.0.0 - B15 Type of Educational Institution Attending (Full/Part-Time Student Status by Age) by Sex
ABS_CENSUS2011_B15_LGA 1.0.0 - B15 Type of Educational Institution Attending (Full/Part-Time Student Status by Age) by Sex (LGA)
ABS_CENSUS2011_B15_SA1_SA 1.0.0 - B15 Type of Educational Institution Attending (Full/Part-Time Student Status by Age) by Sex (SA1 SA)
ABS_CENSUS2011_B16 1.0.0 - B16 Highest Year of School Completed by Age by Sex
ABS_CENSUS2011_B16_LGA 1.0.0 - B16 Highest Year of School Completed by Age by Sex (LGA)
ABS_CENSUS2011_B16_SA1_SA 1.0.0 - B16 Highest Year of School Completed by Age by Sex (SA1 SA)
ABS_CENSUS2011_B17 1.0.0 - B17 Total Personal Income (weekly) by Age by Sex
ABS_CENSUS2011_B17_LGA 1.0.0 - B17 Total Personal Income (weekly) by Age by Sex (LGA)
ABS_CENSUS2011_B17_SA1_SA 1.0.0 - B17 Total Personal Income (weekly) by Age by Sex (SA1 SA)
ABS_CENSUS2011_B18 1.0.0 - B18 Core Activity Need for Assistance by Age by Sex
ABS_CENSUS2011_B18_LGA 1.0.0 - B18 Core Activity Need for Assistance by Age by Sex (LGA)
ABS_CENSUS2011_B18_SA1_SA 1.0.0 - B18 Core Activity Need for Assistance by Age by Sex (SA1 SA)
ABS_CENSUS2011_B19 1.0.0 - B19 Voluntary Work for an Organisation or Group by Age by Sex
ABS_CENSUS2011_B19_LGA 1.0.0 - B19 Voluntary Work for an Organisation or Group by Age by Sex (LGA)
ABS_CENSUS2011_B19_SA1_SA 1.0.0 - B19 Voluntary Work for an Organisation or Group by Age by Sex (SA1 SA)
ABS_CENSUS2011_B20 1.0.0 - B20 Unpaid Domestic Work: Number of Hour by Age by Sex
ABS_CENSUS2011_B20_LGA 1.0.0 - B20 Unpaid Domestic Work: Number of Hour by Age by Sex (LGA)
ABS_CENSUS2011_B20_SA1_SA 1.0.0 - B20 Unpaid Domestic Work: Number of Hour by Age by Sex (SA1 SA)
ABS_CENSUS2011_B21 1.0.0 - B21 Unpaid Assistance to a Person with a Disability by Age by Sex
ABS_CENSUS2011_B21_LGA 1.0.0 - B21 Unpaid Assistance to a Person with a Disability by Age by Sex (LGA)
ABS_CENSUS2011_B21_SA1_SA 1.0.0 - B21 Unpaid Assistance to a Person with a Disability by Age by Sex (SA1 SA)
ABS_CENSUS2011_B22 1.0.0 - B22 Unpaid Child Care by Age by Sex
ABS_CENSUS2011_B22_LGA 1.0.0 - B22 Unpaid Child Care by Age by Sex (LGA)
ABS_CENSUS2011_B22_SA1_SA 1.0.0 - B22 Unpaid Child Care by Age by Sex (SA1 SA)
ABS_CENSUS2011_B23 1.0.0 - B23 Relationship in Household by Age by Sex
ABS_CENSUS2011_B23_LGA 1.0.0 - B23 Relationship in Household by Age by Sex (LGA)
ABS_CENSUS2011_B23_SA1_SA 1.0.0 - B23 Relationship in Household by Age by Sex (SA1 SA)
ABS_CENSUS2011_B24 1.0.0 - B24 Number of Children Ever Born by Age of Parent
ABS_CENSUS2011_B24_LGA 1.0.0 - B24 Number of Children Ever Born by Age of Parent (LGA)
ABS_CENSUS2011_B24_SA1_SA 1.0.0 - B24 Number of Children Ever Born Night by Sex (SA1 SA)
ABS_CENSUS2011_B25 1.0.0 - B25 Family Composition
ABS_CENSUS2011_B25_LGA 1.0.0 - B25 Family Composition (LGA)
ABS_CENSUS2011_B25_SA1_SA 1.0.0 - B25 Family Composition (SA1 SA)
ABS_CENSUS2011_B26 1.0.0 - B26 Total Family Income (weekly) by Family Composition
ABS_CENSUS2011_B26_LGA 1.0.0 - B26 Total Family Income (weekly) by Family Composition (LGA)
ABS_CENSUS2011_B26_SA1_SA 1.0.0 - B26 Total Family Income (weekly) by Family Composition (SA1 SA)
ABS_CENSUS2011_B27 1.0.0 - B27 Family Blending
ABS_CENSUS2011_B27_LGA 1.0.0 - B27 Family Blending (LGA)
ABS_CENSUS2011_B27_SA1_SA 1.0.0 - B27 Family Blending (SA1 SA)
ABS_CENSUS2011_B28 1.0.0 - B28 Total Household Income (weekly) by Household Composition
ABS_CENSUS2011_B28_LGA 1.0.0 - B28 Total Household Income (weekly) by Household Composition (LGA)
ABS_CENSUS2011_B28_SA1_SA 1.0.0 - B28 Total Household Income (weekly) by Household Composition (SA1 SA)
ABS_CENSUS2011_B29 1.0.0 - B29 Number of Motor Vehicles by Dwellings
ABS_CENSUS2011_B29_LGA 1.0.0 - B29 Number of Motor Vehicles by Dwellings (LGA)
ABS_CENSUS2011_B29_SA1_SA 1.0.0 - B29 Number of Motor Vehicles by Dwellings (SA1 SA)
ABS_CENSUS2011_B30 1.0.0 - B30 Household Composition by Number of Persons Usually Resident
ABS_CENSUS2011_B30_LGA 1.0.0 - B30 Household Composition by Number of Persons Usually Resident (LGA)
ABS_CENSUS2011_B30_SA1_SA 1.0.0 - B30 Household Composition by Number of Persons Usually Resident (SA1 SA)
ABS_CENSUS2011_B31 1.0.0 - B31 Dwelling Structure
ABS_CENSUS2011_B31_LGA 1.0.0 - B31 Dwelling Structure (LGA)
ABS_CENSUS2011_B31_SA1_SA 1.0.0 - B31 Dwelling Structure (SA1 SA)
ABS_CENSUS2011_B32 1.0.0 - B32 Tenure Type and Landlord Type by Dwelling Structure
ABS_CENSUS2011_B32_LGA 1.0.0 - B32 Tenure Type and Landlord Type by Dwelling Structure (LGA)
ABS_CENSUS2011_B32_SA1_SA 1.0.0 - B32 Tenure Type and Landlord Type by Dwelling Structure (SA1 SA)
ABS_CENSUS2011_B33 1.0.0 - B33 Mortgage Repayment (monthly) by Dwelling Structure
ABS_CENSUS2011_B33_LGA 1.0.0 - B33 Mortgage Repayment (monthly) by Dwelling Structure (LGA)
ABS_CENSUS2011_B33_SA1_SA 1.0.0 - B33 Mortgage Repayment (monthly) by Dwelling Structure (SA1 SA)
ABS_CENSUS2011_B34 1.0.0 - B34 Rent (weekly) by Landlord Type
ABS_CENSUS2011_B34_LGA 1.0.0 - B34 Rent (weekly) by Landlord Type (LGA)
ABS_CENSUS2011_B34_SA1_SA 1.0.0 - B34 Rent (weekly) by Landlord Type (SA1 SA)
ABS_CENSUS2011_B35 1.0.0 - B35 Type of Internet Connection by Dwelling Structure
ABS_CENSUS2011_B35_LGA 1.0.0 - B35 Type of Internet Connection by Dwelling Structure (LGA)
ABS_CENSUS2011_B35_SA1_SA 1.0.0 - B35 Type of Internet Connection by Dwelling Structure (SA1 SA)
ABS_CENSUS2011_B36 1.0.0 - B36 Dwelling Structure by Number of Bedrooms
ABS_CENSUS2011_B36_LGA 1.0.0 - B36 Dwelling Structure by Number of Bedrooms (LGA)
ABS_CENSUS2011_B36_SA1_SA 1.0.0 - B36 Dwelling Structure by Number of Bedrooms (SA1 SA)
ABS_CENSUS2011_B37 1.0.0 - B37 Selected Labour Force, Education and Migration Characteristics by Sex
ABS_CENSUS2011_B37_LGA 1.0.0 - B37 Selected Labour Force, Education and Migration Characteristics by Sex (LGA)
ABS_CENSUS2011_B37_SA1_SA 1.0.0 - B37 Selected Labour Force, Education and Migration Characteristics by Sex (SA1 SA)
ABS_CENSUS2011_B38 1.0.0 - B38 Place of Usual Residence 1 Year Ago by Sex
ABS_CENSUS2011_B38_LGA 1.0.0 - B38 Place of Usual Residence 1 Year Ago by Sex (LGA)
ABS_CENSUS2011_B38_SA1_SA 1.0.0 - B38 Place of Usual Residence 1 Year Ago by Sex (SA1 SA)
ABS_CENSUS2011_B39 1.0.0 - B39 Place of Usual Residence 5 Years Ago by Sex
ABS_CENSUS2011_B39_LGA 1.0.0 - B39 Place of Usual Residence 5 Years Ago by Sex (LGA)
ABS_CENSUS2011_B39_SA1_SA 1.0.0 - B39 Place of Usual Residence 5 Years Ago by Sex (SA1 SA)
ABS_CENSUS2011_B40 1.0.0 - B40 Non-School Qualification: Level of Education by Age by Sex
ABS_CENSUS2011_B40_LGA 1.0.0 - B40 Non-School Qualification: Level of Education by Age by Sex (LGA)
ABS_CENSUS2011_B40_SA1_SA 1.0.0 - B40 Non-School Qualification: Level of Education by Age by Sex (SA1 SA)
ABS_CENSUS2011_B41 1.0.0 - B41 Non-School Qualification: Field of Study by Age by Sex
ABS_CENSUS2011_B41_LGA 1.0.0 - B41 Non-School Qualification: Field of Study by Age by Sex (LGA)
ABS_CENSUS2011_B41_SA1_SA 1.0.0 - B41 Non-School Qualification: Field of Study by Age by Sex (SA1 SA)
ABS_CENSUS2011_B42 1.0.0 - B42 Labour Force Status by Age by Sex
ABS_CENSUS2011_B42_LGA 1.0.0 - B42 Labour Force Status by Age by Sex (LGA)
ABS_CENSUS2011_B42_SA1_SA 1.0.0 - B42 Labour Force Status by Age by Sex (SA1 SA)
ABS_CENSUS2011_B43 1.0.0 - B43 Industry of Employment by Age by Sex
ABS_CENSUS2011_B43_LGA 1.0.0 - B43 Industry of Employment by Age by Sex (LGA)
ABS_CENSUS2011_B43_SA1_SA 1.0.0 - B43 Industry of Employment by Age by Sex (SA1 SA)
ABS_CENSUS2011_B44 1.0.0 - B44 Industry of Employment by Occupation
ABS_CENSUS2011_B44_LGA 1.0.0 - B44 Industry of Employment by Occupation (LGA)
ABS_CENSUS2011_B44_SA1_SA 1.0.0 - B44 Industry of Employment by Occupation (SA1 SA)
ABS_CENSUS2011_B45 1.0.0 - B45 Occupation by Age by Sex
ABS_CENSUS2011_B45_LGA 1.0.0 - B45 Occupation by Age by Sex (LGA)
ABS_CENSUS2011_B45_SA1_SA 1.0.0 - B45 Occupation by Age by Sex (SA1 SA)
ABS_CENSUS2011_B46 1.0.0 - B46 Method of Travel to Work by Sex
ABS_CENSUS2011_B46_LGA 1.0.0 - B46 Method of Travel to Work by Sex (LGA)
ABS_CENSUS2011_B46_SA1_SA 1.0.0 - B46 Method of Travel to Work by Sex (SA1 SA)
ABS_CENSUS2011_T01 1.0.0 - T01 Selected Person Characteristics (SA2+)
ABS_CENSUS2011_T01_LGA 1.0.0 - T01 Selected Person Characteristics (LGA)
ABS_CENSUS2011_T02 1.0.0 - T02 Selected Medians and Averages
ABS_CENSUS2011_T02_LGA 1.0.0 - T02 Selected Medians and Averages (LGA)
ABS_CENSUS2011_T03 1.0.0 - T03 Age by Sex
ABS_CENSUS2011_T03_LGA 1.0.0 - T03 Age by Sex (LGA)
ABS_CENSUS2011_T04 1.0.0 - T04 Registered Marital Status by Age by Sex
ABS_CENSUS2011_T04_LGA 1.0.0 - T04 Registered Marital Status by Age by Sex (LGA)
ABS_CENSUS2011_T05 1.0.0 - T05 Social Marital Status by Age by Sex
ABS_CENSUS2011_T05_LGA 1.0.0 - T05 Social Marital Status by Age by Sex (LGA)
ABS_CENSUS2011_T06 1.0.0 - T06 Indigenous Status by Age by Sex
ABS_CENSUS2011_T06_LGA 1.0.0 - T06 Indigenous Status by Age by Sex (LGA)
ABS_CENSUS2011_T07 1.0.0 - T07 Number of Children Ever Born by Age of Parent
ABS_CENSUS2011_T07_LGA 1.0.0 - T07 Number of Children Ever Born by Age of Parent (LGA)
ABS_CENSUS2011_T08 1.0.0 - T08 Country of Birth of Person by Sex
ABS_CENSUS2011_T08_LGA 1.0.0 - T08 Country of Birth of Person by Sex (LGA)
ABS_CENSUS2011_T09 1.0.0 - T09 Ancestry by Birthplace of Parents
ABS_CENSUS2011_T09_LGA 1.0.0 - T09 Ancestry by Birthplace of Parents (LGA)
ABS_CENSUS2011_T10 1.0.0 - T10 Language Spoken at Home by Sex
ABS_CENSUS2011_T10_LGA 1.0.0 - T10 Language Spoken at Home by Sex (LGA)
ABS_CENSUS2011_T11 1.0.0 - T11 Proficiency in Spoken English/Language by Age
ABS_CENSUS2011_T11_LGA 1.0.0 - T11 Proficiency in Spoken English/Language by Age (LGA)
ABS_CENSUS2011_T12 1.0.0 - T12 Religious Affiliation by Age
ABS_CENSUS2011_T12_LGA 1.0.0 - T12 Religious Affiliation by Age (LGA)
ABS_CENSUS2011_T13 1.0.0 - T13 Type of Educational Institution Attending by Sex
ABS_CENSUS2011_T13_LGA 1.0.0 - T13 Type of Educational Institution Attending by Sex (LGA)
ABS_CENSUS2011_T14 1.0.0 - T14 Dwelling Structure by Household Composition and Family Composition
ABS_CENSUS2011_T14_LGA 1.0.0 - T14 Dwelling Structure by Household Composition and Family Composition (LGA)
ABS_CENSUS2011_T15 1.0.0 - T15 Dwelling Structure by Number of Persons Usually Resident
ABS_CENSUS2011_T15_LGA 1.0.0 - T15 Dwelling Structure by Number of Persons Usually Resident (LGA)
ABS_CENSUS2011_T16 1.0.0 - T16 Dwelling Structure and Number of Bedrooms by Number of Persons Usually Resident for Family Households
ABS_CENSUS2011_T16_LGA 1.0.0 - T16 Dwelling Structure and Number of Bedrooms by Number of Persons Usually Resident for Family Households (LGA)
ABS_CENSUS2011_T17 1.0.0 - T17 Dwelling Structure and Number of Bedrooms by Number of Persons Usually Resident for Group Households
ABS_CENSUS2011_T17_LGA 1.0.0 - T17 Dwelling Structure and Number of Bedrooms by Number of Persons Usually Resident for Group Households (LGA)
ABS_CENSUS2011_T18 1.0.0 - T18 Tenure Type and Landlord Type by Dwelling Structure
ABS_CENSUS2011_T18_LGA 1.0.0 - T18 Tenure Type and Landlord Type by Dwelling Structure (LGA)
ABS_CENSUS2011_T19 1.0.0 - T19 Rent (weekly) by Landlord Type
ABS_CENSUS2011_T19_LGA 1.0.0 - T19 Rent (weekly) by Landlord Type (LGA)
ABS_CENSUS2011_T20 1.0.0 - T20 Rent (weekly) by Family Composition for Couple Families
ABS_CENSUS2011_T20_LGA 1.0.0 - T20 Rent (weekly) by Family Composition for Couple Families (LGA)
ABS_CENSUS2011_T21 1.0.0 - T21 Rent (weekly) by Family Composition for One Parent Families
ABS_CENSUS2011_T21_LGA 1.0.0 - T21 Rent (weekly) by Family Composition for One Parent Families (LGA)
ABS_CENSUS2011_T22 1.0.0 - T22 Total Family Income (weekly) by Number of Children for Couple Families
ABS_CENSUS2011_T22_LGA 1.0.0 - T22 Total Family Income (weekly) by Number of Children for Couple Families (LGA)
ABS_CENSUS2011_T23 1.0.0 - T23 Total Family Income (weekly) by Number of Children for One Parent Families
ABS_CENSUS2011_T23_LGA 1.0.0 - T23 Total Family Income (weekly) by Number of Children for One Parent Families (LGA)
ABS_CENSUS2011_T24 1.0.0 - T24 Total Household Income (weekly) by Rent (weekly)
ABS_CENSUS2011_T24_LGA 1.0.0 - T24 Total Household Income (weekly) by Rent (weekly) (LGA)
ABS_CENSUS2011_T25 1.0.0 - T25 Family Composition by Mortgage Repayment
ABS_CENSUS2011_T25_LGA 1.0.0 - T25 Family Composition by Mortgage Repayment (LGA)
ABS_CENSUS2011_T26 1.0.0 - T26 Family Composition by Income Comparison for Parents/Partners
ABS_CENSUS2011_T26_LGA 1.0.0 - T26 Family Composition by Income Comparison for Parents/Partners (LGA)
ABS_CENSUS2011_T27 1.0.0 - T27 Family Composition and Social Marital Status by Number of Dependent Children
ABS_CENSUS2011_T27_LGA 1.0.0 - T27 Family Composition and Social Marital Status by Number of Dependent Children (LGA)
ABS_CENSUS2011_T28 1.0.0 - T28 Selected Labour Force, Education and Migration Characteristics
ABS_CENSUS2011_T28_LGA 1.0.0 - T28 Selected Labour Force, Education and Migration Characteristics (LGA)
ABS_CENSUS2011_T29 1.0.0 - T29 Family Composition and Labour Force Status of Parent(s)/Partners by Total Family Income (weekly)
ABS_CENSUS2011_T29_LGA 1.0.0 - T29 Family Composition and Labour Force Status of Parent(s)/Partners by Total Family Income (weekly) (LGA)
ABS_CENSUS2011_T30 1.0.0 - T30 Non-School Qualification: Level of Education by Age by Sex
ABS_CENSUS2011_T30_LGA 1.0.0 - T30 Non-School Qualification: Level of Education by Age by Sex (LGA)
ABS_CENSUS2011_T31 1.0.0 - T31 Non-School Qualification: Field of Study by Age by Sex
ABS_CENSUS2011_T31_LGA 1.0.0 - T31 Non-School Qualification: Field of Study by Age by Sex (LGA)
ABS_CENSUS2011_T32 1.0.0 - T32 Labour Force Status by Age by Sex
ABS_CENSUS2011_T32_LGA 1.0.0 - T32 Labour Force Status by Age by Sex (LGA)
ABS_CENSUS2011_T33 1.0.0 - T33 Industry of Employment by Sex
ABS_CENSUS2011_T33_LGA 1.0.0 - T33 Industry of Employment by Sex (LGA)
ABS_CENSUS2011_T34 1.0.0 - T34 Occupation by Sex
ABS_CENSUS2011_T34_LGA 1.0.0 - T34 Occupation by Sex (LGA)
ABS_DEM_QIM 1.0.0 DEM_QIM(1.0.0) Interstate Migration by States and Territories of Arrival and Departure by Sex
ABS_ERP_ASGS 1.0.0 - ERP by SA2 (ASGS 2011), Age and Sex, 2001 to 2016
ABS_ERP_COB_STATE 1.0.0 - Estimated resident population, country of birth, state/territory, age and sex — as at 30 June Census years only — 1996 onwards
ABS_ERP_COMP_LGA 1.0.0 - ERP and components by LGA (ASGS 2017), 2017
ABS_ERP_COMP_LGA2018 1.0.0 - ERP and components by LGA (ASGS 2018), 2017 to 2018
ABS_ERP_LGA2016 1.0.0 - ERP by LGA (ASGS 2016), 2001 to 2016
ABS_ERP_LGA2017 1.0.0 - ERP by LGA (ASGS 2017), 2001 to 2017
ABS_ERP_LGA2018 1.0.0 - ERP by LGA (ASGS 2018), 2001 to 2018
ABS_FAMILY_PROJ 1.0.0 - Projected families, Australia, 2021 to 2046
ABS_HH_PROV 1.0.0 - Projected households, Australia, 2021 to 2046
ABS_INTERNET_ACCESS 1.0.0 - Characteristics of internet access
ABS_INTERNET_COMMERCE 1.0.0 - Internet commerce
ABS_IT_BARRIER 1.0.0 - Barriers to general business activities or performance and barriers to innovation
ABS_IT_BUS_STRUC 1.0.0 - Business structure and operations
ABS_IT_FINANCE 1.0.0 - Business finance
ABS_IT_INNOVATION 1.0.0 - Business innovation
ABS_IT_MKTCOMP 1.0.0 - Business markets and competition
ABS_IT_PERF 1.0.0 - Business performance
ABS_IT_SKILLS 1.0.0 - Skills
ABS_IT_SUPPORT 1.0.0 - Characteristics of IT in Australian Businesses
ABS_LABOUR_ACCT 1.0.0 - Labour Account Australia, Annual Balanced: Subdivision, Division and Total All Industries
ABS_LABOUR_ACCT_UNBAL 1.0.0 - Labour Account Australia, Annual Unbalanced: Total All Industries
ABS_LAMPS 1.0.0 - Land Management Practices Survey, 2011-12
ABS_LAMPS2014 1.0.0 - Land Management Practices Survey, 2013-14
ABS_LAND_COVER 1.0.0 - Land cover net change matrix 2005-06 to 2010-11 (Hectares)
ABS_LAND_USE 1.0.0 - Land use net change matrix 2006 to 2011
ABS_MONETARY_ACCOUNT 1.0.0 - Monetary account for land use 2006 to 2011 ($'000)
ABS_NOM_VISA_CY 1.0.0 - Overseas migration, arrivals, departures, state/territory, visa and citizenship groups - calendar years, 2004 onwards
ABS_NOM_VISA_FY 1.0.0 - Overseas migration, arrivals, departures, state/territory, visa and citizenship groups - financial years, 2004-05 onwards
ABS_PERSONS_PROJ 1.1.0 - Projected persons, by living arrangement, Australia, 2021 to 2046
ABS_PHYSICAL_ACCOUNT_LC 1.0.0 - Physical account for land cover 2006 to 2011 (Hectares)
ABS_PHYSICAL_ACCOUNT_LU 1.0.0 - Physical account for land use 2006 to 2011 (Hectares)
ABS_REGIONAL_ASGS2016 1.2.0 - Regional Statistics, ASGS 2016, 2011-2020
ABS_REGIONAL_ASGS2021 1.5.0 - Data by region 2011-2025, by Main Structure and GCCSA (ASGS Edition 3 (2021 – 2026))
ABS_REGIONAL_INDIGENOUS 1.1.0 - Regional Statistics by Indigenous Structure (ASGS 2016), 2011-2020
ABS_REGIONAL_INDIGENOUS_2021 1.4.0 - Data by region 2011-2025, by Indigenous Structure (ASGS Edition 3 (2021 – 2026))
ABS_REGIONAL_LGA2017 1.0.0 - Regional Statistics, LGA 2017, 2011-2017
ABS_REGIONAL_LGA2018 1.0.0 - Regional Statistics by LGA 2018, 2011-2018
ABS_REGIONAL_LGA2019 1.0.0 - Regional Statistics by LGA 2019, 2011-2019
ABS_REGIONAL_LGA2020 1.2.0 - Regional Statistics by LGA 2020, 2011-2020
ABS_REGIONAL_LGA2021 1.5.0 - Data by region 2011-2025, by Local Government Areas (ASGS Edition 3 (2021 – 2026))
ABS_REGIONAL_MIGRATION 1.0.0 - Net internal and overseas migration estimates by region (SA2 and above) and age, 2016-17 onwards
ABS_REGIONAL_REMOTENESS 1.3.0 - Data by region 2011-2022, by Remoteness Areas (ASGS Edition 2 (2016))
ABS_REGIONAL_REMOTENESS_ASGS2021 1.4.0 - Data by region 2011-2025, by Remoteness Structure (ASGS Edition 3 (2021 – 2026))
ABS_SEIFA2016_LGA 1.0.0 - SEIFA 2016 by Local Government Area (LGA)
ABS_SEIFA2016_POA 1.0.0 - SEIFA 2016 by Postal Area Code
ABS_SEIFA2016_SA1 1.0.0 - SEIFA 2016 by Statistical Area 1 (SA1)
ABS_SEIFA2016_SA2 1.0.0 - SEIFA 2016 by Statistical Area 2
ABS_SEIFA2016_SSC 1.0.0 - SEIFA 2016 by State Suburb Code
ABS_SEIFA2021_LGA 1.0.0 - SEIFA 2021 by Local Government Area (LGA)
ABS_SEIFA2021_POA 1.0.0 - SEIFA 2021 by Postal Area Code (POA)
ABS_SEIFA2021_SA1 1.0.0 - SEIFA 2021 by Statistical Area 1 (SA1)
ABS_SEIFA2021_SA2 1.0.0 - SEIFA 2021 by Statistical Area 2 (SA2)
ABS_SEIFA2021_SAL 1.0.0 - SEIFA 2021 by Suburbs and Localities (SAL)
ABS_SEIFA_LGA 1.0.0 - SEIFA 2011 by Local Government Area (LGA)
ABS_SEIFA_SA2 1.0.0 - SEIFA 2011 by Statistical Area 2 (SA2)
ABS_SEIFA_SLA 1.0.0 - SEIFA 2011 by Statistical Local Area (SLA)
ABS_SU_TABLE_2018 1.0.0 - Supply Use Table
ABS_SU_TABLE_2020 1.0.0 - Supply Use Table, 2019-20
ABS_SU_TABLE_2021 1.0.0 - Supply Use Table, 2020-21
ABS_SU_TABLE_2022 1.0.0 - Supply Use Table, 2021-22
ABS_SU_TABLE_2023 1.0.0 - Supply Use Table, 2022-23
ABS_SU_TABLE_2024 1.0.0 ABS_SU_TABLE_2024(0.0.1) Supply Use Table, 2023-24
AG_BROADACRE 1.0.0 DS_AG_BROADACRE(1.0.0) Australian Agriculture: Broadacre Crops
AG_HORTICULTURE 1.2 DS_AG_HORTICULTURE(1.2) Australian Agriculture: Horticulture
ALC 1.0.0 - Apparent Consumption of Alcohol, Australia
AMLPS_PART_2017 1.0.0 - Australian Marriage Law Postal Survey 2017 - Participation
AMLPS_RESP_2017 1.0.0 - Australian Marriage Law Postal Survey 2017 - Response
ANA_AGG 1.0.0 - Australian National Accounts Key Aggregates
ANA_EXP 1.0.0 - Australian National Accounts - Expenditure on Gross Domestic Product (GDP (E))
ANA_INC 1.0.0 - Australian National Accounts – Income from Gross Domestic Product (GDP (I))
ANA_IND_GVA 1.0.0 - Australian National Accounts – Production of Gross Domestic Product (GDP (P))
ANA_SFD 1.0.0 - Australian National Accounts - State Final Demand
ATSI_BIRTHS_SUMM 1.0.0 - Aboriginal and Torres Strait Islander births and confinements, summary, by state
ATSI_FERTILITY 1.0.0 - Aboriginal and Torres Strait Islander registered births and fertility rate, by age groups and state or territory of usual residence, 2001 onwards
AUSTRALIAN_INDUSTRY 1.1.0 - Australian Industry
AWE 1.0.0 - Average Weekly Earnings
BA_GCCSA 1.0.0 - Building Approvals by Greater Capital Cities Statistical Area (GCCSA) and above
BA_LGA2018 1.0.0 - Building Approvals by Local Government Area (LGA 2018)
BA_LGA2019 1.0.0 - Building Approvals by Local Government Area (LGA 2019)
BA_LGA2020 1.0.0 - Building Approvals by Local Government Area (LGA 2020)
BA_LGA2021 1.0.0 - Building Approvals by Local Government Area (LGA 2021)
BA_LGA2022 1.0.0 - Building Approvals by Local Government Area (LGA 2022)
BA_LGA2023 1.0.0 - Building Approvals by Local Government Area (LGA 2023)
BA_LGA2024 1.0.0 - Building Approvals by Local Government Area (LGA 2024)
BA_LGA2025 1.0.0 - Building Approvals by Local Government Area (LGA 2025)
BA_SA2 2.0.0 - Building Approvals by SA2 and above, from July 2021 onwards
BA_SA2_201116 1.0.0 - Building Approvals by SA2 and above, July 2011 to June 2016
BA_SA2_2016-21 1.0.0 - Building Approvals by SA2 and above, 2016 to 2021
BCS_BUSGVTSK 1.0.0 - Business interaction with government and Skills, year ended 30 June 2022
BCS_BUSICT 1.0.0 - Use and management of ICT, Cloud computing and Cyber security, year ended 30 June 2022
BCS_BUSINF 2.0.0 - Business information and performance
BCS_BUSINF2 1.0.0 - Business profile, Performance and arrangements, year ended 30 June 2022
BCS_BUSINT 1.0.0 - Internet connectivity, Online presence and E-commerce, year ended 30 June 2022
BCS_INN 2.0.0 - Business innovation including collaboration, fee-for-service arrangements, financing and assessment
BCS_INNACT 2.0.0 - Business innovation activity including innovation implemented, still in development or abandoned
BCS_INNSIG 2.0.0 - Most significant innovation, including target markets and commercialisation activities
BIRTHS_AGE_FATHER 1.0.0 - Registered births, nuptiality by age of father, 1975 onwards
BIRTHS_AGE_MOTHER 1.0.0 - Registered births, nuptiality by age of mother, 1975 onwards
BIRTHS_MONTH_OCCURRENCE 1.0.0 - Births, year and month of occurrence by state or territory of usual residence, 1975 onwards
BIRTHS_MON_OCC_AGE_MOTHER 1.0.0 - Births, by year and month of occurrence, by age of the mother, by state or territory of usual residence, 2001 onwards
BIRTHS_SUMMARY 1.0.0 - Registered births, summary by state or territory of usual residence, 1975 onwards
BOP 1.0.0 - Balance of Payments
BOP_FACTOR 1.0.0 - Balance of Payments and International Investment Position: Combined current price seasonal adjustment factors
BOP_GOODS 1.0.0 - Balance of Payments: Goods Exports and Imports
BOP_STATE 1.0.0 - Balance of Payments by State
BUILDING_ACTIVITY 1.0.0 - Building Activity
BUSINESS_TURNOVER 1.3.0 - Monthly Business Turnover Indicator
BWD 1.0.0 - Building Work Done, Preliminary
C21_G01_CED 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G01_LGA 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G01_POA 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Postal Areas (POA)
C21_G01_RA 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Remoteness Areas (RA)
C21_G01_SA2 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G01_SAL 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Suburbs and Localities (SAL)
C21_G01_SED 1.0.0 - Census 2021, G01 Selected person characteristics by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G01_SUA 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Significant Urban Areas (SUA)
C21_G01_UCL 1.0.0 - Census 2021, G01 Selected person characteristics by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G02_CED 1.0.0 - Census 2021, G02 Selected medians and averages, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G02_LGA 1.0.0 - Census 2021, G02 Selected medians and averages, Local Government Area 2021 (LGA 2021 boundaries)
C21_G02_POA 1.0.0 - Census 2021, G02 Selected medians and averages, Postal Areas (POA)
C21_G02_RA 1.0.0 - Census 2021, G02 Selected medians and averages, Remoteness Areas (RA)
C21_G02_SA2 1.0.0 - Census 2021, G02 Selected medians and averages, Main Statistical Areas Level 2 and up (SA2+)
C21_G02_SAL 1.0.0 - Census 2021, G02 Selected medians and averages, Suburbs and Localities (SAL)
C21_G02_SED 1.0.0 - Census 2021, G02 Selected medians and averages, State Electoral Divisions (SED 2021 boundaries)
C21_G02_SUA 1.0.0 - Census 2021, G02 Selected medians and averages, Significant Urban Areas (SUA)
C21_G02_UCL 1.0.0 - Census 2021, G02 Selected medians and averages, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G03_CED 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G03_LGA 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Local Government Area 2021 (LGA 2021 boundaries)
C21_G03_POA 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Postal Areas (POA)
C21_G03_RA 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Remoteness Areas (RA)
C21_G03_SA2 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Main Statistical Areas Level 2 and up (SA2+)
C21_G03_SAL 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Suburbs and Localities (SAL)
C21_G03_SED 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, State Electoral Divisions (SED 2021 boundaries)
C21_G03_SUA 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Significant Urban Areas (SUA)
C21_G03_UCL 1.0.0 - Census 2021, G03 Place of usual residence by place of enumeration on Census Night by age, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G04_CED 1.0.0 - Census 2021, G04 Age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G04_LGA 1.0.0 - Census 2021, G04 Age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G04_POA 1.0.0 - Census 2021, G04 Age by sex, Postal Areas (POA)
C21_G04_RA 1.0.0 - Census 2021, G04 Age by sex, Remoteness Areas (RA)
C21_G04_SA2 1.0.0 - Census 2021, G04 Age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G04_SAL 1.0.0 - Census 2021, G04 Age by sex, Suburbs and Localities (SAL)
C21_G04_SED 1.0.0 - Census 2021, G04 Age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G04_SUA 1.0.0 - Census 2021, G04 Age by sex, Significant Urban Areas (SUA)
C21_G04_UCL 1.0.0 - Census 2021, G04 Age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G05_CED 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G05_LGA 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G05_POA 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Postal Areas (POA)
C21_G05_RA 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Remoteness Areas (RA)
C21_G05_SA2 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G05_SAL 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Suburbs and Localities (SAL)
C21_G05_SED 1.0.0 - Census 2021, G05 Registered marital status by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G05_SUA 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Significant Urban Areas (SUA)
C21_G05_UCL 1.0.0 - Census 2021, G05 Registered marital status by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G06_CED 1.0.0 - Census 2021, G06 Social marital status by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G06_LGA 1.0.0 - Census 2021, G06 Social marital status by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G06_POA 1.0.0 - Census 2021, G06 Social marital status by age by sex, Postal Areas (POA)
C21_G06_RA 1.0.0 - Census 2021, G06 Social marital status by age by sex, Remoteness Areas (RA)
C21_G06_SA2 1.0.0 - Census 2021, G06 Social marital status by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G06_SAL 1.0.0 - Census 2021, G06 Social marital status by age by sex, Suburbs and Localities (SAL)
C21_G06_SED 1.0.0 - Census 2021, G06 Social marital status by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G06_SUA 1.0.0 - Census 2021, G06 Social marital status by age by sex, Significant Urban Areas (SUA)
C21_G06_UCL 1.0.0 - Census 2021, G06 Social marital status by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G07_CED 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G07_LGA 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G07_POA 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Postal Areas (POA)
C21_G07_RA 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Remoteness Areas (RA)
C21_G07_SA2 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G07_SAL 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Suburbs and Localities (SAL)
C21_G07_SED 1.0.0 - Census 2021, G07 Indigenous status by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G07_SUA 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Significant Urban Areas (SUA)
C21_G07_UCL 1.0.0 - Census 2021, G07 Indigenous status by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G08_CED 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G08_LGA 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Local Government Area 2021 (LGA 2021 boundaries)
C21_G08_POA 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Postal Areas (POA)
C21_G08_RA 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Remoteness Areas (RA)
C21_G08_SA2 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Main Statistical Areas Level 2 and up (SA2+)
C21_G08_SAL 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Suburbs and Localities (SAL)
C21_G08_SED 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, State Electoral Divisions (SED 2021 boundaries)
C21_G08_SUA 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Significant Urban Areas (SUA)
C21_G08_UCL 1.0.0 - Census 2021, G08 Ancestry by country of birth of parents, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G09_CED 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G09_LGA 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G09_POA 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Postal Areas (POA)
C21_G09_RA 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Remoteness Areas (RA)
C21_G09_SA2 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G09_SAL 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Suburbs and Localities (SAL)
C21_G09_SED 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G09_SUA 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Significant Urban Areas (SUA)
C21_G09_UCL 1.0.0 - Census 2021, G09 Country of birth of person by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G10_CED 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G10_LGA 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Local Government Area 2021 (LGA 2021 boundaries)
C21_G10_POA 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Postal Areas (POA)
C21_G10_RA 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Remoteness Areas (RA)
C21_G10_SA2 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Main Statistical Areas Level 2 and up (SA2+)
C21_G10_SAL 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Suburbs and Localities (SAL)
C21_G10_SED 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, State Electoral Divisions (SED 2021 boundaries)
C21_G10_SUA 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Significant Urban Areas (SUA)
C21_G10_UCL 1.0.0 - Census 2021, G10 Country of birth of person by year of arrival in Australia, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G11_CED 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G11_LGA 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Local Government Area 2021 (LGA 2021 boundaries)
C21_G11_POA 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Postal Areas (POA)
C21_G11_RA 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Remoteness Areas (RA)
C21_G11_SA2 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Main Statistical Areas Level 2 and up (SA2+)
C21_G11_SAL 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Suburbs and Localities (SAL)
C21_G11_SED 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, State Electoral Divisions (SED 2021 boundaries)
C21_G11_SUA 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Significant Urban Areas (SUA)
C21_G11_UCL 1.0.0 - Census 2021, G11 Proficiency in spoken English by year of arrival in Australia by age, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G12_CED 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G12_LGA 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Local Government Area 2021 (LGA 2021 boundaries)
C21_G12_POA 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Postal Areas (POA)
C21_G12_RA 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Remoteness Areas (RA)
C21_G12_SA2 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Main Statistical Areas Level 2 and up (SA2+)
C21_G12_SAL 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Suburbs and Localities (SAL)
C21_G12_SED 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, State Electoral Divisions (SED 2021 boundaries)
C21_G12_SUA 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Significant Urban Areas (SUA)
C21_G12_UCL 1.0.0 - Census 2021, G12 Proficiency in spoken English of parents by age of dependent children, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G13_CED 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G13_LGA 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G13_POA 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Postal Areas (POA)
C21_G13_RA 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Remoteness Areas (RA)
C21_G13_SA2 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G13_SAL 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Suburbs and Localities (SAL)
C21_G13_SED 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G13_SUA 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Significant Urban Areas (SUA)
C21_G13_UCL 1.0.0 - Census 2021, G13 Language used at home by proficiency in spoken English by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G14_CED 1.0.0 - Census 2021, G14 Religious affiliation by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G14_LGA 1.0.0 - Census 2021, G14 Religious affiliation by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G14_POA 1.0.0 - Census 2021, G14 Religious affiliation by sex, Postal Areas (POA)
C21_G14_RA 1.0.0 - Census 2021, G14 Religious affiliation by sex, Remoteness Areas (RA)
C21_G14_SA2 1.0.0 - Census 2021, G14 Religious affiliation by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G14_SAL 1.0.0 - Census 2021, G14 Religious affiliation by sex, Suburbs and Localities (SAL)
C21_G14_SED 1.0.0 - Census 2021, G14 Religious affiliation by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G14_SUA 1.0.0 - Census 2021, G14 Religious affiliation by sex, Significant Urban Areas (SUA)
C21_G14_UCL 1.0.0 - Census 2021, G14 Religious affiliation by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G15_CED 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G15_LGA 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G15_POA 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Postal Areas (POA)
C21_G15_RA 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Remoteness Areas (RA)
C21_G15_SA2 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G15_SAL 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Suburbs and Localities (SAL)
C21_G15_SED 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G15_SUA 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Significant Urban Areas (SUA)
C21_G15_UCL 1.0.0 - Census 2021, G15 Type of education institution attending (full-time/part-time student status by age) by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G16_CED 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G16_LGA 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G16_POA 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Postal Areas (POA)
C21_G16_RA 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Remoteness Areas (RA)
C21_G16_SA2 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G16_SAL 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Suburbs and Localities (SAL)
C21_G16_SED 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G16_SUA 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Significant Urban Areas (SUA)
C21_G16_UCL 1.0.0 - Census 2021, G16 Highest year of school completed by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G17_CED 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G17_LGA 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G17_POA 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Postal Areas (POA)
C21_G17_RA 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Remoteness Areas (RA)
C21_G17_SA2 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G17_SAL 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Suburbs and Localities (SAL)
C21_G17_SED 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G17_SUA 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Significant Urban Areas (SUA)
C21_G17_UCL 1.0.0 - Census 2021, G17 Total personal income (weekly) by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G18_CED 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G18_LGA 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G18_POA 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Postal Areas (POA)
C21_G18_RA 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Remoteness Areas (RA)
C21_G18_SA2 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G18_SAL 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Suburbs and Localities (SAL)
C21_G18_SED 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G18_SUA 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Significant Urban Areas (SUA)
C21_G18_UCL 1.0.0 - Census 2021, G18 Core activity need for assistance by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G19_CED 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G19_LGA 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G19_POA 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Postal Areas (POA)
C21_G19_RA 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Remoteness Areas (RA)
C21_G19_SA2 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G19_SAL 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Suburbs and Localities (SAL)
C21_G19_SED 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G19_SUA 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Significant Urban Areas (SUA)
C21_G19_UCL 1.0.0 - Census 2021, G19 Type of long-term health condition by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G20_CED 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G20_LGA 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G20_POA 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Postal Areas (POA)
C21_G20_RA 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Remoteness Areas (RA)
C21_G20_SA2 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G20_SAL 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Suburbs and Localities (SAL)
C21_G20_SED 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G20_SUA 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Significant Urban Areas (SUA)
C21_G20_UCL 1.0.0 - Census 2021, G20 Count of selected long-term health conditions by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G21_CED 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G21_LGA 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Local Government Area 2021 (LGA 2021 boundaries)
C21_G21_POA 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Postal Areas (POA)
C21_G21_RA 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Remoteness Areas (RA)
C21_G21_SA2 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Main Statistical Areas Level 2 and up (SA2+)
C21_G21_SAL 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Suburbs and Localities (SAL)
C21_G21_SED 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, State Electoral Divisions (SED 2021 boundaries)
C21_G21_SUA 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Significant Urban Areas (SUA)
C21_G21_UCL 1.0.0 - Census 2021, G21 Type of long-term health condition by selected person characteristics, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G22_CED 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G22_LGA 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G22_POA 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Postal Areas (POA)
C21_G22_RA 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Remoteness Areas (RA)
C21_G22_SA2 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G22_SAL 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Suburbs and Localities (SAL)
C21_G22_SED 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G22_SUA 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Significant Urban Areas (SUA)
C21_G22_UCL 1.0.0 - Census 2021, G22 Australian Defence Force service by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G23_CED 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G23_LGA 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G23_POA 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Postal Areas (POA)
C21_G23_RA 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Remoteness Areas (RA)
C21_G23_SA2 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G23_SAL 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Suburbs and Localities (SAL)
C21_G23_SED 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G23_SUA 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Significant Urban Areas (SUA)
C21_G23_UCL 1.0.0 - Census 2021, G23 Voluntary work for an organisation or group by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G24_CED 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G24_LGA 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G24_POA 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Postal Areas (POA)
C21_G24_RA 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Remoteness Areas (RA)
C21_G24_SA2 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G24_SAL 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Suburbs and Localities (SAL)
C21_G24_SED 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G24_SUA 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Significant Urban Areas (SUA)
C21_G24_UCL 1.0.0 - Census 2021, G24 Unpaid domestic work: number of hours by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G25_CED 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G25_LGA 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G25_POA 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Postal Areas (POA)
C21_G25_RA 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Remoteness Areas (RA)
C21_G25_SA2 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G25_SAL 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Suburbs and Localities (SAL)
C21_G25_SED 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G25_SUA 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Significant Urban Areas (SUA)
C21_G25_UCL 1.0.0 - Census 2021, G25 Unpaid assistance to a person with a disability, health condition or due to old age by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G26_CED 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G26_LGA 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G26_POA 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Postal Areas (POA)
C21_G26_RA 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Remoteness Areas (RA)
C21_G26_SA2 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G26_SAL 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Suburbs and Localities (SAL)
C21_G26_SED 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G26_SUA 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Significant Urban Areas (SUA)
C21_G26_UCL 1.0.0 - Census 2021, G26 Unpaid child care by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G27_CED 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G27_LGA 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G27_POA 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Postal Areas (POA)
C21_G27_RA 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Remoteness Areas (RA)
C21_G27_SA2 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G27_SAL 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Suburbs and Localities (SAL)
C21_G27_SED 1.0.0 - Census 2021, G27 Relationship in household by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G27_SUA 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Significant Urban Areas (SUA)
C21_G27_UCL 1.0.0 - Census 2021, G27 Relationship in household by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G28_CED 1.0.0 - Census 2021, G28 Number of children ever born, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G28_LGA 1.0.0 - Census 2021, G28 Number of children ever born, Local Government Area 2021 (LGA 2021 boundaries)
C21_G28_POA 1.0.0 - Census 2021, G28 Number of children ever born, Postal Areas (POA)
C21_G28_RA 1.0.0 - Census 2021, G28 Number of children ever born, Remoteness Areas (RA)
C21_G28_SA2 1.0.0 - Census 2021, G28 Number of children ever born, Main Statistical Areas Level 2 and up (SA2+)
C21_G28_SAL 1.0.0 - Census 2021, G28 Number of children ever born, Suburbs and Localities (SAL)
C21_G28_SED 1.0.0 - Census 2021, G28 Number of children ever born, State Electoral Divisions (SED 2021 boundaries)
C21_G28_SUA 1.0.0 - Census 2021, G28 Number of children ever born, Significant Urban Areas (SUA)
C21_G28_UCL 1.0.0 - Census 2021, G28 Number of children ever born, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G29_CED 1.0.0 - Census 2021, G29 Family composition, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G29_LGA 1.0.0 - Census 2021, G29 Family composition, Local Government Area 2021 (LGA 2021 boundaries)
C21_G29_POA 1.0.0 - Census 2021, G29 Family composition, Postal Areas (POA)
C21_G29_RA 1.0.0 - Census 2021, G29 Family composition, Remoteness Areas (RA)
C21_G29_SA2 1.0.0 - Census 2021, G29 Family composition, Main Statistical Areas Level 2 and up (SA2+)
C21_G29_SAL 1.0.0 - Census 2021, G29 Family composition, Suburbs and Localities (SAL)
C21_G29_SED 1.0.0 - Census 2021, G29 Family composition, State Electoral Divisions (SED 2021 boundaries)
C21_G29_SUA 1.0.0 - Census 2021, G29 Family composition, Significant Urban Areas (SUA)
C21_G29_UCL 1.0.0 - Census 2021, G29 Family composition, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G30_CED 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G30_LGA 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Local Government Area 2021 (LGA 2021 boundaries)
C21_G30_POA 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Postal Areas (POA)
C21_G30_RA 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Remoteness Areas (RA)
C21_G30_SA2 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Main Statistical Areas Level 2 and up (SA2+)
C21_G30_SAL 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Suburbs and Localities (SAL)
C21_G30_SED 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, State Electoral Divisions (SED 2021 boundaries)
C21_G30_SUA 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Significant Urban Areas (SUA)
C21_G30_UCL 1.0.0 - Census 2021, G30 Family composition and country of birth of parents by age of dependent children, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G31_CED 1.0.0 - Census 2021, G31 Family blending, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G31_LGA 1.0.0 - Census 2021, G31 Family blending, Local Government Area 2021 (LGA 2021 boundaries)
C21_G31_POA 1.0.0 - Census 2021, G31 Family blending, Postal Areas (POA)
C21_G31_RA 1.0.0 - Census 2021, G31 Family blending, Remoteness Areas (RA)
C21_G31_SA2 1.0.0 - Census 2021, G31 Family blending, Main Statistical Areas Level 2 and up (SA2+)
C21_G31_SAL 1.0.0 - Census 2021, G31 Family blending, Suburbs and Localities (SAL)
C21_G31_SED 1.0.0 - Census 2021, G31 Family blending, State Electoral Divisions (SED 2021 boundaries)
C21_G31_SUA 1.0.0 - Census 2021, G31 Family blending, Significant Urban Areas (SUA)
C21_G31_UCL 1.0.0 - Census 2021, G31 Family blending, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G32_CED 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G32_LGA 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Local Government Area 2021 (LGA 2021 boundaries)
C21_G32_POA 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Postal Areas (POA)
C21_G32_RA 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Remoteness Areas (RA)
C21_G32_SA2 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Main Statistical Areas Level 2 and up (SA2+)
C21_G32_SAL 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Suburbs and Localities (SAL)
C21_G32_SED 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, State Electoral Divisions (SED 2021 boundaries)
C21_G32_SUA 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Significant Urban Areas (SUA)
C21_G32_UCL 1.0.0 - Census 2021, G32 Total family income (weekly) by family composition, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G33_CED 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G33_LGA 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Local Government Area 2021 (LGA 2021 boundaries)
C21_G33_POA 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Postal Areas (POA)
C21_G33_RA 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Remoteness Areas (RA)
C21_G33_SA2 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Main Statistical Areas Level 2 and up (SA2+)
C21_G33_SAL 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Suburbs and Localities (SAL)
C21_G33_SED 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, State Electoral Divisions (SED 2021 boundaries)
C21_G33_SUA 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Significant Urban Areas (SUA)
C21_G33_UCL 1.0.0 - Census 2021, G33 Total household income (weekly) by household composition, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G34_CED 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G34_LGA 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Local Government Area 2021 (LGA 2021 boundaries)
C21_G34_POA 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Postal Areas (POA)
C21_G34_RA 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Remoteness Areas (RA)
C21_G34_SA2 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Main Statistical Areas Level 2 and up (SA2+)
C21_G34_SAL 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Suburbs and Localities (SAL)
C21_G34_SED 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, State Electoral Divisions (SED 2021 boundaries)
C21_G34_SUA 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Significant Urban Areas (SUA)
C21_G34_UCL 1.0.0 - Census 2021, G34 Number of motor vehicles by dwellings, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G35_CED 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G35_LGA 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Local Government Area 2021 (LGA 2021 boundaries)
C21_G35_POA 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Postal Areas (POA)
C21_G35_RA 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Remoteness Areas (RA)
C21_G35_SA2 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Main Statistical Areas Level 2 and up (SA2+)
C21_G35_SAL 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Suburbs and Localities (SAL)
C21_G35_SED 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, State Electoral Divisions (SED 2021 boundaries)
C21_G35_SUA 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Significant Urban Areas (SUA)
C21_G35_UCL 1.0.0 - Census 2021, G35 Household composition by number of persons usually resident, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G36_CED 1.0.0 - Census 2021, G36 Dwelling structure, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G36_LGA 1.0.0 - Census 2021, G36 Dwelling structure, Local Government Area 2021 (LGA 2021 boundaries)
C21_G36_POA 1.0.0 - Census 2021, G36 Dwelling structure, Postal Areas (POA)
C21_G36_RA 1.0.0 - Census 2021, G36 Dwelling structure, Remoteness Areas (RA)
C21_G36_SA2 1.0.0 - Census 2021, G36 Dwelling structure, Main Statistical Areas Level 2 and up (SA2+)
C21_G36_SAL 1.0.0 - Census 2021, G36 Dwelling structure, Suburbs and Localities (SAL)
C21_G36_SED 1.0.0 - Census 2021, G36 Dwelling structure, State Electoral Divisions (SED 2021 boundaries)
C21_G36_SUA 1.0.0 - Census 2021, G36 Dwelling structure, Significant Urban Areas (SUA)
C21_G36_UCL 1.0.0 - Census 2021, G36 Dwelling structure, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G37_CED 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G37_LGA 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Local Government Area 2021 (LGA 2021 boundaries)
C21_G37_POA 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Postal Areas (POA)
C21_G37_RA 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Remoteness Areas (RA)
C21_G37_SA2 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Main Statistical Areas Level 2 and up (SA2+)
C21_G37_SAL 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Suburbs and Localities (SAL)
C21_G37_SED 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, State Electoral Divisions (SED 2021 boundaries)
C21_G37_SUA 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Significant Urban Areas (SUA)
C21_G37_UCL 1.0.0 - Census 2021, G37 Tenure and landlord type by dwelling structure, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G38_CED 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G38_LGA 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Local Government Area 2021 (LGA 2021 boundaries)
C21_G38_POA 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Postal Areas (POA)
C21_G38_RA 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Remoteness Areas (RA)
C21_G38_SA2 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Main Statistical Areas Level 2 and up (SA2+)
C21_G38_SAL 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Suburbs and Localities (SAL)
C21_G38_SED 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, State Electoral Divisions (SED 2021 boundaries)
C21_G38_SUA 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Significant Urban Areas (SUA)
C21_G38_UCL 1.0.0 - Census 2021, G38 Mortgage repayment (monthly) by dwelling structure, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G39_CED 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G39_LGA 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Local Government Area 2021 (LGA 2021 boundaries)
C21_G39_POA 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Postal Areas (POA)
C21_G39_RA 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Remoteness Areas (RA)
C21_G39_SA2 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Main Statistical Areas Level 2 and up (SA2+)
C21_G39_SAL 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Suburbs and Localities (SAL)
C21_G39_SED 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, State Electoral Divisions (SED 2021 boundaries)
C21_G39_SUA 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Significant Urban Areas (SUA)
C21_G39_UCL 1.0.0 - Census 2021, G39 Mortgage repayment (monthly) by family composition, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G40_CED 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G40_LGA 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Local Government Area 2021 (LGA 2021 boundaries)
C21_G40_POA 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Postal Areas (POA)
C21_G40_RA 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Remoteness Areas (RA)
C21_G40_SA2 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Main Statistical Areas Level 2 and up (SA2+)
C21_G40_SAL 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Suburbs and Localities (SAL)
C21_G40_SED 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, State Electoral Divisions (SED 2021 boundaries)
C21_G40_SUA 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Significant Urban Areas (SUA)
C21_G40_UCL 1.0.0 - Census 2021, G40 Rent (weekly) by landlord type, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G41_CED 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G41_LGA 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Local Government Area 2021 (LGA 2021 boundaries)
C21_G41_POA 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Postal Areas (POA)
C21_G41_RA 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Remoteness Areas (RA)
C21_G41_SA2 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Main Statistical Areas Level 2 and up (SA2+)
C21_G41_SAL 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Suburbs and Localities (SAL)
C21_G41_SED 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, State Electoral Divisions (SED 2021 boundaries)
C21_G41_SUA 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Significant Urban Areas (SUA)
C21_G41_UCL 1.0.0 - Census 2021, G41 Dwelling structure by number of bedrooms, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G42_CED 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G42_LGA 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Local Government Area 2021 (LGA 2021 boundaries)
C21_G42_POA 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Postal Areas (POA)
C21_G42_RA 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Remoteness Areas (RA)
C21_G42_SA2 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Main Statistical Areas Level 2 and up (SA2+)
C21_G42_SAL 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Suburbs and Localities (SAL)
C21_G42_SED 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, State Electoral Divisions (SED 2021 boundaries)
C21_G42_SUA 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Significant Urban Areas (SUA)
C21_G42_UCL 1.0.0 - Census 2021, G42 Dwelling structure by household composition and family composition, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G43_CED 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G43_LGA 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G43_POA 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Postal Areas (POA)
C21_G43_RA 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Remoteness Areas (RA)
C21_G43_SA2 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G43_SAL 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Suburbs and Localities (SAL)
C21_G43_SED 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G43_SUA 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Significant Urban Areas (SUA)
C21_G43_UCL 1.0.0 - Census 2021, G43 Selected labour force, education and migration characteristics by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G44_CED 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G44_LGA 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G44_POA 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Postal Areas (POA)
C21_G44_RA 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Remoteness Areas (RA)
C21_G44_SA2 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G44_SAL 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Suburbs and Localities (SAL)
C21_G44_SED 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G44_SUA 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Significant Urban Areas (SUA)
C21_G44_UCL 1.0.0 - Census 2021, G44 Place of usual residence 1 year ago by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G45_CED 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G45_LGA 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G45_POA 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Postal Areas (POA)
C21_G45_RA 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Remoteness Areas (RA)
C21_G45_SA2 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G45_SAL 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Suburbs and Localities (SAL)
C21_G45_SED 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G45_SUA 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Significant Urban Areas (SUA)
C21_G45_UCL 1.0.0 - Census 2021, G45 Place of usual residence 5 years ago by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G46_CED 1.0.0 - Census 2021, G46 Labour force status by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G46_LGA 1.0.0 - Census 2021, G46 Labour force status by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G46_POA 1.0.0 - Census 2021, G46 Labour force status by age by sex, Postal Areas (POA)
C21_G46_RA 1.0.0 - Census 2021, G46 Labour force status by age by sex, Remoteness Areas (RA)
C21_G46_SA2 1.0.0 - Census 2021, G46 Labour force status by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G46_SAL 1.0.0 - Census 2021, G46 Labour force status by age by sex, Suburbs and Localities (SAL)
C21_G46_SED 1.0.0 - Census 2021, G46 Labour force status by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G46_SUA 1.0.0 - Census 2021, G46 Labour force status by age by sex, Significant Urban Areas (SUA)
C21_G46_UCL 1.0.0 - Census 2021, G46 Labour force status by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G47_CED 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G47_LGA 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Local Government Area 2021 (LGA 2021 boundaries)
C21_G47_POA 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Postal Areas (POA)
C21_G47_RA 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Remoteness Areas (RA)
C21_G47_SA2 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Main Statistical Areas Level 2 and up (SA2+)
C21_G47_SAL 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Suburbs and Localities (SAL)
C21_G47_SED 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, State Electoral Divisions (SED 2021 boundaries)
C21_G47_SUA 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Significant Urban Areas (SUA)
C21_G47_UCL 1.0.0 - Census 2021, G47 Labour force status by sex of parents by age of dependent children for couple families, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G48_CED 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G48_LGA 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Local Government Area 2021 (LGA 2021 boundaries)
C21_G48_POA 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Postal Areas (POA)
C21_G48_RA 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Remoteness Areas (RA)
C21_G48_SA2 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Main Statistical Areas Level 2 and up (SA2+)
C21_G48_SAL 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Suburbs and Localities (SAL)
C21_G48_SED 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, State Electoral Divisions (SED 2021 boundaries)
C21_G48_SUA 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Significant Urban Areas (SUA)
C21_G48_UCL 1.0.0 - Census 2021, G48 Labour force status by sex of parent by age of dependent children for one parent families, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G49_CED 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G49_LGA 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G49_POA 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Postal Areas (POA)
C21_G49_RA 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Remoteness Areas (RA)
C21_G49_SA2 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G49_SAL 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Suburbs and Localities (SAL)
C21_G49_SED 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G49_SUA 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Significant Urban Areas (SUA)
C21_G49_UCL 1.0.0 - Census 2021, G49 Highest non-school qualification: level of education by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G50_CED 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G50_LGA 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G50_POA 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Postal Areas (POA)
C21_G50_RA 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Remoteness Areas (RA)
C21_G50_SA2 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G50_SAL 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Suburbs and Localities (SAL)
C21_G50_SED 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G50_SUA 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Significant Urban Areas (SUA)
C21_G50_UCL 1.0.0 - Census 2021, G50 Highest non-school qualification: field of study by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G51_CED 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G51_LGA 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G51_POA 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Postal Areas (POA)
C21_G51_RA 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Remoteness Areas (RA)
C21_G51_SA2 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G51_SAL 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Suburbs and Localities (SAL)
C21_G51_SED 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G51_SUA 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Significant Urban Areas (SUA)
C21_G51_UCL 1.0.0 - Census 2021, G51 Highest non-school qualification: field of study by occupation by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G52_CED 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G52_LGA 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G52_POA 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Postal Areas (POA)
C21_G52_RA 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Remoteness Areas (RA)
C21_G52_SA2 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G52_SAL 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Suburbs and Localities (SAL)
C21_G52_SED 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G52_SUA 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Significant Urban Areas (SUA)
C21_G52_UCL 1.0.0 - Census 2021, G52 Highest non-school qualification: level of education by occupation by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G53_CED 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G53_LGA 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G53_POA 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Postal Areas (POA)
C21_G53_RA 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Remoteness Areas (RA)
C21_G53_SA2 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G53_SAL 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Suburbs and Localities (SAL)
C21_G53_SED 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G53_SUA 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Significant Urban Areas (SUA)
C21_G53_UCL 1.0.0 - Census 2021, G53 Highest non-school qualification: level of education by industry of employment by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G54_CED 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G54_LGA 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G54_POA 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Postal Areas (POA)
C21_G54_RA 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Remoteness Areas (RA)
C21_G54_SA2 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G54_SAL 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Suburbs and Localities (SAL)
C21_G54_SED 1.0.0 - Census 2021, G54 Industry of employment by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G54_SUA 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Significant Urban Areas (SUA)
C21_G54_UCL 1.0.0 - Census 2021, G54 Industry of employment by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G55_CED 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G55_LGA 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G55_POA 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Postal Areas (POA)
C21_G55_RA 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Remoteness Areas (RA)
C21_G55_SA2 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G55_SAL 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Suburbs and Localities (SAL)
C21_G55_SED 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G55_SUA 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Significant Urban Areas (SUA)
C21_G55_UCL 1.0.0 - Census 2021, G55 Industry of employment by hours worked by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G56_CED 1.0.0 - Census 2021, G56 Industry of employment by occupation, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G56_LGA 1.0.0 - Census 2021, G56 Industry of employment by occupation, Local Government Area 2021 (LGA 2021 boundaries)
C21_G56_POA 1.0.0 - Census 2021, G56 Industry of employment by occupation, Postal Areas (POA)
C21_G56_RA 1.0.0 - Census 2021, G56 Industry of employment by occupation, Remoteness Areas (RA)
C21_G56_SA2 1.0.0 - Census 2021, G56 Industry of employment by occupation, Main Statistical Areas Level 2 and up (SA2+)
C21_G56_SAL 1.0.0 - Census 2021, G56 Industry of employment by occupation, Suburbs and Localities (SAL)
C21_G56_SED 1.0.0 - Census 2021, G56 Industry of employment by occupation, State Electoral Divisions (SED 2021 boundaries)
C21_G56_SUA 1.0.0 - Census 2021, G56 Industry of employment by occupation, Significant Urban Areas (SUA)
C21_G56_UCL 1.0.0 - Census 2021, G56 Industry of employment by occupation, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G57_CED 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G57_LGA 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Local Government Area 2021 (LGA 2021 boundaries)
C21_G57_POA 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Postal Areas (POA)
C21_G57_RA 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Remoteness Areas (RA)
C21_G57_SA2 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Main Statistical Areas Level 2 and up (SA2+)
C21_G57_SAL 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Suburbs and Localities (SAL)
C21_G57_SED 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, State Electoral Divisions (SED 2021 boundaries)
C21_G57_SUA 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Significant Urban Areas (SUA)
C21_G57_UCL 1.0.0 - Census 2021, G57 Total family income (weekly) by labour force status of partners for couple families with no children, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G58_CED 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G58_LGA 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Local Government Area 2021 (LGA 2021 boundaries)
C21_G58_POA 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Postal Areas (POA)
C21_G58_RA 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Remoteness Areas (RA)
C21_G58_SA2 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Main Statistical Areas Level 2 and up (SA2+)
C21_G58_SAL 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Suburbs and Localities (SAL)
C21_G58_SED 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, State Electoral Divisions (SED 2021 boundaries)
C21_G58_SUA 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Significant Urban Areas (SUA)
C21_G58_UCL 1.0.0 - Census 2021, G58 Total family income (weekly) by labour force status of parents/partners for couple families with children, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G59_CED 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G59_LGA 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Local Government Area 2021 (LGA 2021 boundaries)
C21_G59_POA 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Postal Areas (POA)
C21_G59_RA 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Remoteness Areas (RA)
C21_G59_SA2 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Main Statistical Areas Level 2 and up (SA2+)
C21_G59_SAL 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Suburbs and Localities (SAL)
C21_G59_SED 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, State Electoral Divisions (SED 2021 boundaries)
C21_G59_SUA 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Significant Urban Areas (SUA)
C21_G59_UCL 1.0.0 - Census 2021, G59 Total family income (weekly) by labour force status of parent for one parent families, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G60_CED 1.0.0 - Census 2021, G60 Occupation by age by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G60_LGA 1.0.0 - Census 2021, G60 Occupation by age by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G60_POA 1.0.0 - Census 2021, G60 Occupation by age by sex, Postal Areas (POA)
C21_G60_RA 1.0.0 - Census 2021, G60 Occupation by age by sex, Remoteness Areas (RA)
C21_G60_SA2 1.0.0 - Census 2021, G60 Occupation by age by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G60_SAL 1.0.0 - Census 2021, G60 Occupation by age by sex, Suburbs and Localities (SAL)
C21_G60_SED 1.0.0 - Census 2021, G60 Occupation by age by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G60_SUA 1.0.0 - Census 2021, G60 Occupation by age by sex, Significant Urban Areas (SUA)
C21_G60_UCL 1.0.0 - Census 2021, G60 Occupation by age by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G61_CED 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G61_LGA 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G61_POA 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Postal Areas (POA)
C21_G61_RA 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Remoteness Areas (RA)
C21_G61_SA2 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G61_SAL 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Suburbs and Localities (SAL)
C21_G61_SED 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G61_SUA 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Significant Urban Areas (SUA)
C21_G61_UCL 1.0.0 - Census 2021, G61 Occupation by hours worked by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_G62_CED 1.0.0 - Census 2021, G62 Method of travel to work by sex, Commonwealth Electoral Divisions (CED 2021 boundaries)
C21_G62_LGA 1.0.0 - Census 2021, G62 Method of travel to work by sex, Local Government Area 2021 (LGA 2021 boundaries)
C21_G62_POA 1.0.0 - Census 2021, G62 Method of travel to work by sex, Postal Areas (POA)
C21_G62_RA 1.0.0 - Census 2021, G62 Method of travel to work by sex, Remoteness Areas (RA)
C21_G62_SA2 1.0.0 - Census 2021, G62 Method of travel to work by sex, Main Statistical Areas Level 2 and up (SA2+)
C21_G62_SAL 1.0.0 - Census 2021, G62 Method of travel to work by sex, Suburbs and Localities (SAL)
C21_G62_SED 1.0.0 - Census 2021, G62 Method of travel to work by sex, State Electoral Divisions (SED 2021 boundaries)
C21_G62_SUA 1.0.0 - Census 2021, G62 Method of travel to work by sex, Significant Urban Areas (SUA)
C21_G62_UCL 1.0.0 - Census 2021, G62 Method of travel to work by sex, Urban Centres, Localities and Section of State (UCL/SOS/SOSR)
C21_T01_LGA 1.0.0 - Census 2021, T01 Selected person characteristics by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T01_SA2 1.0.0 - Census 2021, T01 Selected person characteristics by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T02_LGA 1.0.0 - Census 2021, T02 Selected medians and averages, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T02_SA2 1.0.0 - Census 2021, T02 Selected medians and averages, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T03_LGA 1.0.0 - Census 2021, T03 Age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T03_SA2 1.0.0 - Census 2021, T03 Age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T04_LGA 1.0.0 - Census 2021, T04 Registered marital status by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T04_SA2 1.0.0 - Census 2021, T04 Registered marital status by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T05_LGA 1.0.0 - Census 2021, T05 Social marital status by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T05_SA2 1.0.0 - Census 2021, T05 Social marital status by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T06_LGA 1.0.0 - Census 2021, T06 Indigenous status by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T06_SA2 1.0.0 - Census 2021, T06 Indigenous status by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T07_LGA 1.0.0 - Census 2021, T07 Number of children ever born by age of parent, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T07_SA2 1.0.0 - Census 2021, T07 Number of children ever born by age of parent, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T08_LGA 1.0.0 - Census 2021, T08 Country of birth of person by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T08_SA2 1.0.0 - Census 2021, T08 Country of birth of person by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T09_LGA 1.0.0 - Census 2021, T09 Ancestry by country of birth of parents, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T09_SA2 1.0.0 - Census 2021, T09 Ancestry by country of birth of parents, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T10_LGA 1.0.0 - Census 2021, T10 Language used at home by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T10_SA2 1.0.0 - Census 2021, T10 Language used at home by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T11_LGA 1.0.0 - Census 2021, T11 Proficiency in spoken English by age, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T11_SA2 1.0.0 - Census 2021, T11 Proficiency in spoken English by age, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T12_LGA 1.0.0 - Census 2021, T12 Religious affiliation by age, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T12_SA2 1.0.0 - Census 2021, T12 Religious affiliation by age, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T13_LGA 1.0.0 - Census 2021, T13 Type of educational institution attending (full-time/part-time student status by age) by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T13_SA2 1.0.0 - Census 2021, T13 Type of educational institution attending (full-time/part-time student status by age) by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T14_LGA 1.0.0 - Census 2021, T14 Dwelling structure by household composition and family composition, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T14_SA2 1.0.0 - Census 2021, T14 Dwelling structure by household composition and family composition, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T15_LGA 1.0.0 - Census 2021, T15 Dwelling structure by number of persons usually resident, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T15_SA2 1.0.0 - Census 2021, T15 Dwelling structure by number of persons usually resident, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T16_LGA 1.0.0 - Census 2021, T16 Dwelling structure and number of bedrooms by number of persons usually resident for family households, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T16_SA2 1.0.0 - Census 2021, T16 Dwelling structure and number of bedrooms by number of persons usually resident for family households, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T17_LGA 1.0.0 - Census 2021, T17 Dwelling structure and number of bedrooms by number of persons usually resident for group households, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T17_SA2 1.0.0 - Census 2021, T17 Dwelling structure and number of bedrooms by number of persons usually resident for group households, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T18_LGA 1.0.0 - Census 2021, T18 Tenure and landlord type by dwelling structure, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T18_SA2 1.0.0 - Census 2021, T18 Tenure and landlord type by dwelling structure, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T19_LGA 1.0.0 - Census 2021, T19 Rent (weekly) by landlord type, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T19_SA2 1.0.0 - Census 2021, T19 Rent (weekly) by landlord type, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T20_LGA 1.0.0 - Census 2021, T20 Rent (weekly) by family composition for couple families, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T20_SA2 1.0.0 - Census 2021, T20 Rent (weekly) by family composition for couple families, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T21_LGA 1.0.0 - Census 2021, T21 Rent (weekly) by family composition for one parent families, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T21_SA2 1.0.0 - Census 2021, T21 Rent (weekly) by family composition for one parent families, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T22_LGA 1.0.0 - Census 2021, T22 Total family income (weekly) by number of children for couple families, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T22_SA2 1.0.0 - Census 2021, T22 Total family income (weekly) by number of children for couple families, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T23_LGA 1.0.0 - Census 2021, T23 Total family income (weekly) by number of children for one parent families, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T23_SA2 1.0.0 - Census 2021, T23 Total family income (weekly) by number of children for one parent families, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T24_LGA 1.0.0 - Census 2021, T24 Total household income (weekly) by rent (weekly), Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T24_SA2 1.0.0 - Census 2021, T24 Total household income (weekly) by rent (weekly), Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T25_LGA 1.0.0 - Census 2021, T25 Family composition by mortgage repayment (monthly), Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T25_SA2 1.0.0 - Census 2021, T25 Family composition by mortgage repayment (monthly), Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T26_LGA 1.0.0 - Census 2021, T26 Couple families by income comparison for parents/partners, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T26_SA2 1.0.0 - Census 2021, T26 Couple families by income comparison for parents/partners, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T27_LGA 1.0.0 - Census 2021, T27 Family composition and social marital status by number of dependent children, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T27_SA2 1.0.0 - Census 2021, T27 Family composition and social marital status by number of dependent children, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T28_LGA 1.0.0 - Census 2021, T28 Core activity need for assistance by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T28_SA2 1.0.0 - Census 2021, T28 Core activity need for assistance by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T29_LGA 1.0.0 - Census 2021, T29 Selected labour force, education and migration characteristics, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T29_SA2 1.0.0 - Census 2021, T29 Selected labour force, education and migration characteristics, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T30_LGA 1.0.0 - Census 2021, T30 Family composition and labour force status of parent(s)/partners by total family income (weekly), Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T30_SA2 1.0.0 - Census 2021, T30 Family composition and labour force status of parent(s)/partners by total family income (weekly), Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T31_LGA 1.0.0 - Census 2021, T31 Highest non-school qualification: level of education by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T31_SA2 1.0.0 - Census 2021, T31 Highest non-school qualification: level of education by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T32_LGA 1.0.0 - Census 2021, T32 Highest non-school qualification: field of study by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T32_SA2 1.0.0 - Census 2021, T32 Highest non-school qualification: field of study by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T33_LGA 1.0.0 - Census 2021, T33 Labour force status by age by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T33_SA2 1.0.0 - Census 2021, T33 Labour force status by age by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T34_LGA 1.0.0 - Census 2021, T34 Industry of employment by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T34_SA2 1.0.0 - Census 2021, T34 Industry of employment by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
C21_T35_LGA 1.0.0 - Census 2021, T35 Occupation by sex, Time Series, Local Government Area 2021 (LGA 2021 boundaries)
C21_T35_SA2 1.0.0 - Census 2021, T35 Occupation by sex, Time Series, Main Statistical Areas Level 2 and up (SA2+)
CAPEX 1.0.0 - Private New Capital Expenditure and Expected Expenditure
CAPEX_EST 1.0.0 - Private New Capital Expenditure and Expected Expenditure, Financial Year Estimates
CONFINEMENTS_NUPTIALITY 1.0.0 - Registered births, confinements and median age of parents by nuptiality and state or territory of usual residence, 1975 onwards
CONFINEMENTS_PLURALITY 1.0.0 - Confinements, plurality by state or territory of usual residence, 1975 onwards
COVID_HI 1.0.0 - Household Impacts of COVID-19 Survey, Household Income
COVID_HS 1.0.0 - Household Impacts of COVID-19 Survey, Household Spending
COVID_SALTS 1.0.0 - Household Impacts of COVID-19 Survey by Sex, Age and Location
COVID_SC 1.0.0 - Household Impacts of COVID-19 Survey, Selected Characteristics
CPI 2.0.0 - Consumer Price Index (CPI)
CPI_M 1.2.0 - Monthly Consumer Price Index (CPI) indicator
CPI_Q 1.0.0 - Consumer Price Index (CPI) Quarterly
CPI_WEIGHTS 1.0.0 - Consumer Price Index (CPI) Weights
CWD 1.0.0 - Construction Work Done, Preliminary
DEATHS_AGESPECIFIC_OCCURENCEYEAR 1.0.0 - Deaths, Year of occurrence, Age at death, Age-specific death rates, Sex, States, Territories and Australia
DEATHS_AGESPECIFIC_REGISTRATIONYEAR 1.0.0 - Deaths, Year of registration, Age at death, Age-specific death rates, Sex, States, Territories and Australia
DEATHS_AGESPECIFIC_REGISTRATIONYEAR_1 1.0.0 DEATHS_AGESPECIFIC_REGISTRATIONYEAR(1.0.0) Deaths, Year of registration, Age at death, Sex, Australia
DEATHS_INDIGENOUS 1.0.0 - Deaths, Year of registration, Indigenous status, Age at death, Sex, Five State/Territory
DEATHS_INDIGENOUS_SUMMARY 1.0.0 - Deaths, Year of registration, Indigenous status, Summary data, Sex, States, Territories and Australia
DEATHS_MARITAL_STATUS 1.0.0 - Deaths, Year of registration, Marital status, Age at death, Sex, Australia
DEATHS_MONTHOCCURENCE 1.0.0 - Deaths and Infant deaths, Year and months of occurrence, Sex, States, Territories and Australia
DEATHS_SUMMARY 1.0.0 - Deaths, Year of registration, Summary data, Sex, States, Territories and Australia
ERP_ASGS2016 1.0.0 - ERP by SA2 (ASGS 2016), Age and Sex, 2001 to 2021
ERP_ASGS2021 1.0.0 - ERP by SA2 (ASGS Edition 3), Age and Sex, 2001 Onwards
ERP_ATSI 1.0.0 - Estimated resident population, Aboriginal and Torres Strait Islander peoples, sex and age groups by states and territories and Australia, 2011 to 2021
ERP_ATSI_REMOTE 1.0.0 - Estimated resident population, Aboriginal and Torres Strait Islander peoples, sex and age groups by Remoteness Areas and Australia, 2011 to 2021
ERP_COB 1.0.0 - Estimated resident population, country of birth, age and sex — as at 30 June annually — 1996 onwards
ERP_COMP_LGA2019 1.0.0 - ERP and components by LGA (ASGS 2019), 2017 to 2019
ERP_COMP_LGA2020 1.0.0 - ERP and components by LGA (ASGS 2020), 2017 to 2020
ERP_COMP_LGA2021 1.0.0 - ERP and components by 2021 LGA, 2017 to 2021
ERP_COMP_LGA2022 1.0.0 - ERP and components by LGA (2022), 2022
ERP_COMP_LGA2023 1.0.0 - ERP and components by LGA (2023), 2022 to 2023
ERP_COMP_LGA2024 1.2 - ERP and components by LGA (2024), 2022 to 2024
ERP_COMP_Q 1.0.0 - Population and components of change - national, states and territories
ERP_COMP_SA 1.0.0 - ERP and components by SA2 and above (ASGS 2016), 2017 to 2021
ERP_COMP_SA_ASGS2021 1.0.0 - ERP and components by SA2 and above (ASGS Edition 3), 2022 onwards
ERP_LGA2019 1.0.0 - ERP by LGA (ASGS 2019), 2001 to 2019
ERP_LGA2020 1.0.0 - ERP by LGA (ASGS 2020), 2001 to 2020
ERP_LGA2021 1.1.0 - ERP by LGA (2021), 2001 to 2021
ERP_LGA2022 1.0.0 - ERP by LGA (2022), 2001 to 2022
ERP_LGA2023 1.0.0 - ERP by LGA (2023), 2001 to 2023
ERP_LGA2024 1.1 - ERP by LGA (2024), 2001 to 2024
ERP_Q 1.0.0 - Quarterly Population Estimates (ERP), by State/Territory, Sex and Age
EWD 1.0.0 - Engineering Construction Work Done, Preliminary
FERTILITY_AGE_STATE 1.0.0 - Registered births, fertility and summary by age and state or territory of usual residence, 1975 onwards
HSI_M 1.6.0 - Monthly Household Spending Indicator
HSI_Q 1.2.0 - Quarterly Household Spending Indicator
IIP 1.0.0 - International Investment Position
INFANTDEATHS_REGISTRATIONYEAR 1.0.0 - Infant deaths and Infant mortality rates, Year of registration, Age at death, Sex, States, Territories and Australia
INFANTDEATHS_YEAROCCURENCE 1.0.0 - Infant deaths, Year of occurrence, Age at death, Sex, Australia
ITGS 1.2.0 ITGS(2.0.0) International Trade in Goods
ITPI_EXP 1.0.0 - Export Price Index
ITPI_IMP 1.0.0 - Import Price Index
JV 1.0 - Job Vacancies
LABOUR_ACCT_Q 1.1 DS_LABOUR_ACCT_Q(1.1) Labour Account Australia, Final Quarterly Balanced: Subdivision, Division and Total All Industries
LCI 1.0.0 - Selected Living Cost Indexes
LCI_WEIGHTS 1.0.0 - Selected Living Cost Indexes Weights
LC_CM_15 1.0.0 - Change matrix for Land Cover, Statistical Area Level 2 (SA2), 2010 and 2015
LC_CM_YR 1.0.0 - Change Matrix for Land Cover, 2015 and 2016 to 2019 and 2020
LC_PA_15 1.0.0 - Physical Account for Land Cover, Statistical Area Level 2 (SA2), 2010 and 2015
LC_PA_YR 1.0.0 - Physical Account for Land Cover, 2015 and 2016 to 2019 and 2020
LC_TS 1.0.0 - Timeseries for Land Cover Stock Position, 1988-2020
LEND_BUSINESS 1.1 - Lending Indicators Business Finance
LEND_HOUSING 1.1 - Lending Indicators Housing Finance
LEND_PERSONAL 1.1 - Lending Indicators Personal Finance
LF 1.0.0 - Labour Force
LF_AGES 1.0.0 - Labour Force: Age Groups
LF_EDU 1.0.0 - Labour Force Educational Attendance
LF_HOURS 1.0.0 - Labour Force: Hours worked by sector
LF_UNDER 1.0.1 DS_LF_UNDER(1.0.1) Labour force - underemployment and underutilisation
LSTOCK_MEAT 1.0.0 - Meat produced
LSTOCK_SLAUGHT 1.0.0 - Livestock slaughtered
LT_CM_16 1.0.0 - Change matrix for Land Tenure, Statistical Area Level 2 (SA2), 2010-11 and 2015-16
LT_PA_16 1.0.0 - Physical Account for Land Tenure, Statistical Area Level 2 (SA2), 2010-11 and 2015-16
MERCH_EXP 1.0.0 - Merchandise Exports by Commodity (SITC), Country and State
MERCH_IMP 1.0.0 - Merchandise Imports by Commodity (SITC), Country and State
MIN_EXP 1.0.0 - Mineral Exploration
MODELLERS_DB 1.0.0 - Modellers' Database
NIM_CY 1.0.0 - Interstate migration: Arrivals, departures and net, State/territory, Age and sex - Calendar years, 1997 onwards
NIM_FY 1.0.0 - Interstate migration: Arrivals, departures and net, State/territory, Age and sex - Financial years, 1996-97 onwards
NOM_CY 1.0.0 - Net overseas migration, Arrivals, departures and net, State/territory, Age and sex - Calendar years, 2004 onwards
NOM_FY 1.0.0 - Net overseas migration: Arrivals, departures and net, State/territory, Age and sex - Financial years, 2004-05 onwards
OAD_COUNTRY 1.0.0 - Visitor arrivals and resident returns, Selected Countries of Residence/Destinations
OAD_REASON 1.0.0 - Visitor arrivals and resident returns, Intended Length of Stay and Main Reason for Journey
OMAD_VISA 1.0.0 - Overseas migrant arrivals and departures by visa group by state, quarterly and financial years, from September quarter 2006 onwards
PATERNITY_AGE_STATE 1.0.0 - Registered births, paternity and summary by age and state or territory of usual residence, 1975 onwards
PET_EXP 1.0.0 - Petroleum Exploration
POPULATION_CLOCK 1.0.0 - Population Clock Component Data
POP_PROJ 1.0.0 - Population Projections, Australia, 2022-2071
POP_PROJ_2011 1.0.0 - Population Projections, Australia, 2017-2066
POP_PROJ_REGION 1.0.0 - Population Projections by Region, 2022-2071
POP_PROJ_REGION_2012_2061 1.0.0 - Population Projections by Region, 2017-2066
PPI 1.1.3 - Producer Price Indexes by Industry
PPI_FD 1.1.0 - Producer Price Indexes, Final Demand
PROV_MORTALITY 1.0.0 - Provisional Mortality Statistics: Number of deaths by Sex, Age and State of registration, by month of occurrence
PROV_MORTALITY_CAUSE 1.0.0 - Provisional Mortality Statistics by Selected causes of death, by month of occurrence
PROV_MORTALITY_CAUSE_WK 1.0.0 - Provisional Mortality Statistics by Selected causes of death, by week of occurrence
PROV_MORTALITY_WK 1.0.0 - Provisional Mortality Statistics: Number of deaths by Sex, Age and State of registration, by week of occurrence
QBIS 1.0.0 - Business Indicators
RES_DWELL 1.0.0 - Residential Dwellings: Unstratified Medians and Transfer Counts by Dwelling Type, GCCSA and Rest of State
RES_DWELL_ST 1.0.0 - Residential Dwellings: Values, Mean Price and Number by State and Territories
RIME_LGA2011 1.0.0 - Regional Internal Migration Estimates by LGA2011, 2006-07 to 2015-16
RIME_REGION 1.0.0 - Regional Internal Migration Estimates by Region (SA2 and above), 2006-07 to 2015-16
RIME_ROME 1.1.0 - Net internal and overseas migration estimates by age, by SA2 and above (ASGS Edition 3), 2021-22 onwards
RIME_SA4_GCCSA_STE 1.0.0 - RIME by region of arrival by departure, SA4 and above (ASGS 2016), 2016-17 to 2020-21
RIME_SA4_GCCSA_STE_ASGS2021 1.0.0 - RIME by region of arrival by departure, SA4 and above (ASGS Edition 3), 2021-22 onwards
RIM_SA4_GCCSA_STE_H 1.0.0 - Regional Internal Migration Estimates by Region of Arrival and Departure (SA4 and above), 2006-07 to 2015-16
RIN_SA34_GCCSA_STE 1.0.0 - Regional Internal Migration Estimates by Region (SA3 and above), Age and Sex, 2006-07 to 2015-16
RPPI 1.0.0 - Residential Property Price Index
RT 1.0.0 - Retail Trade
SECURITISERS 1.0.0 DS_SECURITISERS(1.0.0) Assets and Liabilities of Australian Securitisers
SEIFA_POA 1.0.0 - SEIFA 2011 by Postal Area Code (POA)
SEIFA_SA1 1.0.0 - SEIFA 2011 by Statistical Area 1 (SA1)
SEIFA_SSC 1.0.0 - SEIFA 2011 by State Suburb Code (SSC)
TEST 1.0.0 - Test Dataflow
TRADE_SERV_CNTRY_CY 1.0.0 - International Trade in Services by Classification (EBOPS) and Country, Calendar Year
TRADE_SERV_CNTRY_FY 1.0.0 - International Trade in Services by Classification (EBOPS) and Country, Financial Year
TRADE_SERV_STATE_CY 1.0.0 - International Trade in Services by Classification (EBOPS) and State, Calendar Year
TRADE_SERV_STATE_FY 1.0.0 - International Trade in Services by Classification (EBOPS) and State, Financial Year
WPI 1.2.0 - Wage Price Index
`;
