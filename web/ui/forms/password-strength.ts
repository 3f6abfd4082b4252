import { ACCOUNT } from '#contract/accounts.limits.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'
const STEPS = ['weak', 'fair', 'good', 'strong'] as const

/** From this length on a password is called good (Decision 111: 12 characters for brands). */
const LONG = 12

/** A hint, not a rule: depends mostly on length, a little on variety; repetition and runs reduce it. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length
  if (length < ACCOUNT.passwordMin) return 'short'
  const points = lengthPoints(length) + (kinds(password) >= 3 ? 1 : 0) - (isMonotonous(password) ? 2 : 0)
  return STEPS[Math.max(0, Math.min(points, STEPS.length - 1))] ?? 'weak'
}

function lengthPoints(length: number): number {
  if (length >= LONG + 4) return 3
  if (length >= LONG) return 2
  return length >= 9 ? 1 : 0
}

const kinds = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length

/** Few different characters, or a run such as 123456 and abcdef. */
function isMonotonous(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const isRun = steps.every((step) => step === 1) || steps.every((step) => step === -1)
  return isRun || new Set(codes).size < Math.min(5, codes.length / 2)
}
