/** Letters to sounds, first match first. Sounds: vowels a e i o u, S for sh, ch, tsch and the English j, and consonants without voice. */
type Rules = readonly (readonly [letters: RegExp, sound: string])[]

const GERMAN: Rules = [
  [/^(?:tsch|dsch|tch|sch|dj|ch)/, 'S'],
  [/^ck/, 'k'],
  [/^(?:qu)/, 'kf'],
  [/^(?:ph|f|v|w)/, 'f'],
  [/^x/, 'ks'],
  [/^(?:tz|z|ss|s)/, 's'],
  [/^(?:sp|st)/, 'S'],
  [/^(?:ee|aeh|eh|ae|oeh|oe)/, 'e'],
  [/^(?:ie|ih|ueh|ue|y)/, 'i'],
  [/^(?:aa|ah)/, 'a'],
  [/^(?:oo|oh|ou)/, 'o'],
  [/^(?:uu|uh)/, 'u'],
  [/^(?:ei|ai|ay|ey)/, 'ai'],
  [/^(?:eu|aeu|oi|oy)/, 'oi'],
  [/^er(?=$|s$)/, 'a'],
  [/^r(?![aeiouy])/, ''],
  [/^[bp]/, 'p'],
  [/^[dt]/, 't'],
  [/^[gkc]/, 'k'],
  [/^j/, 'S'],
  [/^h/, ''],
]

const ENGLISH: Rules = [
  [/^(?:tch|ch|sch|sh|dg)/, 'S'],
  [/^(?:ck|kn(?=o)|c(?=[eiy]))/, 'k'],
  [/^(?:ph|f|v|w)/, 'f'],
  [/^x/, 'ks'],
  [/^(?:ss|z|s)/, 's'],
  [/^(?:ea|ee|ie|ey|y)/, 'i'],
  [/^(?:oo|ew|ue|ui|ou)/, 'u'],
  [/^(?:oa|ow)/, 'o'],
  [/^(?:ai|ay)/, 'e'],
  [/^(?:er|or|ar)(?=$|s$)/, 'a'],
  [/^(?:ir|ur|er)(?![aeiouy])/, 'e'],
  [/^i(?=[dtpkl]e)/, 'ai'],
  [/^e(?=$|s$|d$)/, ''],
  [/^a/, 'e'],
  [/^r(?![aeiouy])/, ''],
  [/^[bp]/, 'p'],
  [/^[dt]/, 't'],
  [/^[gkcq]/, 'k'],
  [/^j/, 'S'],
  [/^h/, ''],
]

function soundsOf(word: string, rules: Rules): string {
  let sounds = ''
  for (let rest = word; rest !== ''; ) {
    const rule = rules.find(([letters]) => letters.test(rest))
    const length = (rule && letters(rule[0], rest)) || 1
    sounds += rule ? rule[1] : (rest[0] ?? '')
    rest = rest.slice(length)
  }
  // Doubled sounds are one: hoddie, puffer.
  return sounds.replaceAll(/(.)\1+/g, '$1')
}

const letters = (pattern: RegExp, rest: string): number => pattern.exec(rest)?.[0].length ?? 1

/** With fewer sounds too many words sound alike. */
const FEWEST_SOUNDS = 3

/** How a folded word may sound, read as German and as English: `dschiens` and `jeans` share one of them. */
export function soundsLike(word: string): readonly string[] {
  const both = [soundsOf(word, GERMAN), soundsOf(word, ENGLISH)]
  return [...new Set(both)].filter((sounds) => sounds.length >= FEWEST_SOUNDS)
}
