/** Subjects answered by an indicator, not by a series. */
import { type Subject, subject } from './subject.ts';

export const ANSWERS_OF_SIGNALS: readonly Subject[] = [
  // ---------------------------------------------------------------- prices and growth
  subject(
    'drivers of inflation | what drives inflation | driving inflation | causes of inflation | causing inflation | behind inflation | inflation decomposition | contributions to inflation | contributing to inflation | pushing up inflation | pushing up prices',
    'inflation-decomposition',
  ),
  subject(
    'breadth of inflation | breadth of price rises | widespread inflation | broad-based inflation | how widespread are price rises | share of prices rising | how many prices are rising | prices rising faster than the target',
    'cpi-breadth',
  ),
  subject(
    'inflation by city | inflation by capital city | city with the highest inflation | cities with the highest inflation | inflation across cities | cpi across cities | compare inflation between cities | consumer prices by city | inflation in each capital',
    'cpi-by-city',
  ),
  subject(
    'economic dashboard | state of the economy | economic indicators | key economic indicators | main economic indicators | economic overview | economic snapshot | health of the economy | economic summary | how is the economy doing | how is the economy going | economy at a glance',
    'economic-dashboard',
  ),
  subject(
    'contributions to gdp growth | contributed to gdp growth | drivers of growth | drivers of gdp growth | drove growth | drove gdp growth | parts of growth | driving economic growth | driving gdp growth | sources of growth | composition of growth | what is the economy growing by',
    'growth-contributions',
  ),
  subject(
    'per capita recession | recession per head | falls of gdp per capita | output per head falling | per person recession',
    'gdp-per-capita-run',
  ),
  // ---------------------------------------------------------------- work and pay
  subject(
    'labour market slack | slack in the labour market | labour slack | spare capacity in the labour market | spare labour | tight labour market | tightness of the labour market',
    ...['labour-slack', 'AU.UNDERUTIL'],
  ),
  subject(
    'wages against rents | wages versus rents | wages vs rents | wages and rents | rents rising faster than wages | rents outpacing wages | rents growing faster than wages | wages keeping up with rents | wages keep up with rents | wages and house prices | wages versus house prices | house prices rising faster than wages',
    'wage-vs-rent-gap',
  ),
  subject(
    'jobs by state | employment by state | jobs in each state | employment across states | state with the most jobs | state employment',
    'state-employment-snapshot',
  ),
  subject(
    'industries gaining jobs | industries losing jobs | industries adding jobs | industries growing fastest | fastest growing industries | shrinking industries | growing industries | declining industries | industries hiring | industries shedding jobs | jobs moving between industries | shift of employment | structural change of employment | where are the new jobs',
    ...['sectoral-employment-shift', 'abs/LF_INDUSTRY'],
  ),
  subject(
    'gender pay gap by industry | pay gap by industry | pay gap across industries | industry with the biggest gender pay gap',
    'gender-pay-context',
  ),
  // ---------------------------------------------------------------- rates and saving
  subject(
    'real cash rate | real interest rate | real policy rate | cash rate minus inflation | cash rate after inflation | cash rate above inflation',
    'real-cash-rate',
  ),
  subject(
    'real rate regime | stance of monetary policy | monetary policy tight | monetary policy restrictive | restrictive policy | tight money | loose money | is money tight | monetary conditions',
    'real-rate-regime',
  ),
  subject(
    'yield curve | slope of the yield curve | yield curve inversion | inverted yield curve | term spread | yield spread | bond spread | long minus short rates | long and short term rates | long and short term interest rates | long and short rates | short and long term interest rates | yield curve inverted',
    'yield-curve',
  ),
  subject(
    'real mortgage rate | mortgage rate after inflation | real cost of a mortgage | mortgage really cost | real home loan rate',
    'real-mortgage-rate',
  ),
  subject(
    'real savings rate | real return on savings | savings beat inflation | savings accounts paying more than inflation | savings paying more than inflation | interest on savings and inflation | term deposits beat inflation | deposits beat inflation | savings accounts keep up with inflation | savings after inflation | savings losing value | real deposit rate | real return on deposits | savings account beat inflation | deposits losing value | return on savings after inflation | real return on a savings account',
    'real-savings-rate',
  ),
  subject(
    'household debt service | debt service | debt servicing | debt service ratio | income spent on repayments | income goes to repayments | interest burden | debt repayments as a share of income | income goes to debt | income spent on debt',
    'household-debt-service',
  ),
  subject('credit impulse | impulse of credit | credit pushing the economy', 'credit-impulse'),
  // ---------------------------------------------------------------- housing
  subject(
    'housing affordability | affordability of housing | afford a house | afford to buy | afford a home | affordable homes | years to save a deposit | save a deposit | saving for a deposit | house price to income | price to income ratio | house prices compared with income | housing affordable | afford a mortgage | afford the mortgage | afford a home loan',
    'housing-affordability',
  ),
  subject(
    'approvals against completions | approvals versus completions | approvals compared with completions | approved but not built | approved and never built | approved homes built | housing pipeline | are approvals built',
    'approvals-vs-completions',
  ),
  subject(
    'approvals against migration | enough homes for migrants | enough houses for migrants | homes approved per migrant | homes for new arrivals | enough homes for the number of migrants | enough homes for migrants arriving | enough housing for migrants | building enough homes | building enough houses | housing supply and migration | enough homes for population growth',
    'approvals-vs-migration',
  ),
  // ---------------------------------------------------------------- states and institutions
  subject(
    'economies of the states | compare the states | compare the state economies | compare the economies of the states | compare the economies of each state | comparison of states | state economies | state by state | indicators by state | states compared | each state doing | state snapshot',
    ...['macro-snapshot-state', 'state-league-table'],
  ),
  subject(
    'state league table | best performing state | state economy best | state doing best | best state economy | worst state economy | best performing economy | strongest state economy | fastest growing state | state growing fastest | state economy growing fastest | fastest growing state economy | slowest growing state | state with the fastest growth | state with the slowest growth | ranking of states | rank the states | state doing best | which state is best | states ranked | worst performing state | weakest state economy | state rankings | league table',
    ...['state-league-table', 'macro-snapshot-state'],
  ),
  subject(
    'budgets of the states | state budgets | state finances | state fiscal position | fiscal position | state with the biggest deficit | states in deficit | states in surplus | state government finances | most indebted state | states live within their means',
    'state-fiscal-snapshot',
  ),
  subject(
    'market shares of the banks | market share of banks | bank market share | share of deposits | banks with the most deposits | bank with the most deposits | most deposits | big four share | big four banks | bank concentration | banking concentration | largest bank by deposits | biggest bank by deposits',
    ...['bank-deposit-share', 'apra/MONTHLY_BANKING_STATS'],
  ),
  subject(
    'real return of super | super fund real return | real return of mysuper | super returns after inflation | super beat inflation | super fund returns after fees | mysuper returns | best super fund | best performing super fund | worst performing super fund | top performing super fund | top super funds',
    ...['super-fund-real-return', 'apra/MYSUPER_PRODUCTS'],
  ),
  subject(
    'charity sector | health of charities | charities in deficit | charity sector health | state of the charity sector',
    'charity-sector-health',
  ),
  // ---------------------------------------------------------------- electricity
  subject(
    'electricity market snapshot | energy snapshot | electricity market now | electricity right now | power market now | grid right now | state of the grid | power grid',
    'energy-snapshot',
  ),
  subject(
    'regime of the electricity market | power scarce | electricity scarce | risk of blackouts | blackouts | price spikes | electricity price spikes',
    'nem-energy-regime',
  ),
  subject(
    'five-minute dispatch | 5 minute dispatch | five minute electricity prices | 5 minute prices',
    ...['nem-dispatch-5min', 'aemo/dispatch_price'],
  ),
];
