/** Replaces phrases about prices with the words `price` and `median price`, which titles use. */

/** Matches questions about a price, such as `how dear is a dentist`. */
const HOW_DEAR = /\bhow (?:dear|expensive|costly|pricey)\b/gi;

/** Matches `pay` if it means a price and not wages, as in `what do parents pay for school`. */
const PAY_FOR = /\b(?:pay|pays|paying|paid)(?= (?:more |less |extra )?for\b)/gi;

/** Matches what a home or other thing sells for, which is a median of prices. */
const SELLS_FOR = /\b(?:sell|sells|selling|sold|go|goes|going) for\b|(?<=\S )\bfetch(?:es|ed)?\b|\b(?:going|asking|market) rate for\b/gi;

/** Matches a question about a price, such as `is gas getting dearer`. */
const DEARER =
  /\b(?:get|gets|getting|got|become|becomes|becoming|became|is|are) (?:any )?(?:dearer|cheaper|pricier|(?:more|less) expensive)\b/gi;

/** Matches words about a shop that only indicate a price, as in `cheese on the supermarket shelf`. */
const ON_THE_SHELF = /\b(?:on|off|at) (?:the )?(?:supermarket |shop )?(?:shelf|shelves|checkout)\b/gi;

/** Matches what a home is worth, which is its price. */
const WORTH = /\b(houses?|homes?|units?|apartments?|flats?|propert(?:y|ies)|dwellings?) (?:is |are )?(?:now )?worth\b/gi;

/** Matches what buyers pay, as in `how much do renters in Hobart pay`. In `how much do miners pay their workers`, pay means wages. */
const BUYERS_PAY =
  /\b(how much (?:do|does|did|should|will|would) (?:[a-z]+ )?(?:renters?|tenants?|households?|famil(?:y|ies)|consumers?|customers?|drivers?|motorists?|parents?|patients?|shoppers?|buyers?|we|you|they|people)(?: in [a-z]+)?) pay\b/gi;

export const pricesInWords = (text: string): string =>
  text
    .replace(WORTH, '$1 price')
    .replace(BUYERS_PAY, '$1 price')
    .replace(HOW_DEAR, 'what price')
    .replace(PAY_FOR, 'price')
    .replace(SELLS_FOR, 'median price')
    .replace(DEARER, 'price')
    .replace(ON_THE_SHELF, 'price');

/** Matches an adjective for a price, such as `cheapest` and `more expensive`. */
const PRICY = /\b(?:(?:most|more|less|least) )?(?:expensive|pric(?:ey|ier|iest)|cheap(?:er|est)?|dear(?:er|est)|costl(?:y|ier|iest))\b/gi;
const TO_BUY = /\b(?:to |for )?(?:buy|buying|purchase|purchasing)\b/gi;
const A_PRICE = /\b(?:prices?|costs?|rates?|rents?|inflation|bills?|fees?)\b/i;

/**
 * Replaces adjectives for a price, as in `cheapest state to buy a house`. Buying then says nothing more. Makes no change if the text
 * names a price.
 */
export const withPrices = (text: string): string =>
  A_PRICE.test(text) || text.search(PRICY) < 0 ? text : text.replace(PRICY, 'price').replace(TO_BUY, ' ');
