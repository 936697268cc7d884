/** Outside the catalogue: work, pay and homes. */
import { eachNotCovered, NOT_READ, type NotCovered, notCovered } from './not-covered-subject.ts';

export const WORK_AND_HOMES: readonly NotCovered[] = [
  notCovered(
    'the minimum wage',
    'minimum wage | minimum wages | national minimum wage | award wages | award wage | minimum pay | penalty rates | fair work decision',
    'the Fair Work Commission sets it, and no included dataset has it',
    ...['AU.WPI.YOY', 'AU.EARNINGS.FULL_TIME'],
  ),
  ...eachNotCovered('strike | strikes | industrial disputes | industrial action | working days lost', NOT_READ, 'AU.WPI.YOY'),
  ...eachNotCovered(
    'union membership | union members | trade union members | trade union membership | union density',
    NOT_READ,
    'AU.INFLATION.EXPECTATIONS.UNIONS',
  ),
  ...eachNotCovered(
    'casual workers | casual employment | casual jobs | casuals | casualisation | gig workers | gig economy | independent contractors | self-employed | self-employment',
    NOT_READ,
    ...['AU.EMPLOYED.PARTTIME.SA', 'AU.UNDEREMP.SA'],
  ),
  ...eachNotCovered(
    'redundancies | retrenchments | layoffs | lay-offs | long-term unemployment | long-term unemployed | duration of unemployment | job mobility | job switching',
    NOT_READ,
    ...['AU.UNEMP.SA', 'AU.UNEMPLOYED.SA'],
  ),
  notCovered('work from home', 'working from home | work from home | remote work | remote working', NOT_READ, 'wgea.PARENTAL_LEAVE_FLEX'),
  ...eachNotCovered(
    'ceo pay | executive pay | ceo salary | ceo salaries | executive salaries | executive remuneration | directors pay',
    'no included agency publishes it',
    ...['ato.ATO_OCCUPATION', 'wgea.EMPLOYER_GAPS'],
  ),
  ...eachNotCovered(
    'jobseeker payment | on jobseeker | unemployment payment | disability pension | age pension payment | family tax benefit | childcare subsidy | jobseeker recipients | centrelink | welfare recipients | age pension rate | pension rate | youth allowance | ndis | disability support pension | rent assistance | welfare spending | social security payments | unemployment benefits',
    'the departments that pay them publish them, which are not among the agencies read',
    ...['AU.UNEMPLOYED.SA', 'AU.LIVING_COST.PENSIONER_BENEFICIARY.YOY'],
  ),
  ...eachNotCovered(
    'rental vacancy | rental vacancy rate | rental vacancies | vacancy rates for rentals | asking rents | advertised rents | rental listings',
    'property market firms count them and publish them under their own terms',
    ...['AU.CPI.RENTS.MONTHLY.YOY', 'AU.CENSUS.RENT.MEDIAN'],
  ),
  ...eachNotCovered(
    'auction clearance | auction clearance rate | auction results | clearance rate | clearance rates | property listings | days on market | home sales volumes | house sales | property sales | property sales volumes | number of house sales | land prices | price of land | suburb house prices | house prices by suburb | corelogic | cotality | domain house prices | sqm research',
    'property market firms count them and publish them under their own terms',
    ...['AU.DWELLING.VALUE', 'AU.LENDING.HOUSING'],
  ),
  ...eachNotCovered(
    'social housing | public housing | community housing | homelessness | homeless | rough sleepers | housing waiting list | affordable housing supply',
    'tables of it are published that are not included',
    ...['AU.CENSUS.RENT.MEDIAN', 'AU.BUILDING.APPROVALS'],
  ),
  ...eachNotCovered(
    'home ownership | home ownership rate | homeownership | owner occupancy rate | share of renters | negative gearing | investment property owners',
    'no included dataset has it',
    ...['AU.LENDING.HOUSING.OO', 'AU.DWELLING.STOCK'],
  ),
  ...eachNotCovered(
    'refinancing | refinanced loans | mortgage stress | foreclosures | repossessions | mortgagee sales',
    'no included dataset has it',
    ...['apra.ADI_PROPERTY_EXPOSURES', 'AU.LENDING.HOUSING'],
  ),
];
