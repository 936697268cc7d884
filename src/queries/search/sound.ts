/** Creates keys for words by their sound. Words that sound alike have the same key, such as `morgauge` and `mortgage`. */

/** Letters, each with the sound that replaces them. The order matters. A sound in upper case is not replaced again. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/mb$/, 'm'],
  [/(?:ti|si|ssi|ci|sh|tch|x?cti|shi)(?:on|un|an)/g, 'Xn'],
  [/(?:ti|ci|xi|sci)(?:ous|us)/g, 'Xs'],
  [/sch/g, 'sk'],
  [/t?ch|sh/g, 'X'],
  [/ph/g, 'f'],
  [/^gh/, 'g'],
  [/gh/g, ''],
  [/dg(?=[eiy])/g, 'j'],
  [/tg/g, 'g'],
  [/th/g, 'T'],
  [/ck/g, 'k'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/z/g, 's'],
];
/** Vowels at the start of a word. They are all treated as the same sound. */
const FIRST_VOWEL = /^[aeiouy]/;
const FAINT = /[aeiouywh]/g;
const REPEATED = /(.)\1+/g;

export function soundOf(word: string): string {
  const spoken = SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  const first = FIRST_VOWEL.test(spoken) ? 'A' : spoken.charAt(0);
  return `${first}${spoken.slice(1).replace(FAINT, '')}`.replace(REPEATED, '$1');
}
