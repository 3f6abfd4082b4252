import type { FilterAction, FilterKind } from '#contract/message-filters.limits.ts'
import { safePattern, UnsafePattern } from './safe-pattern.ts'

interface Rule {
  readonly kind: FilterKind
  readonly pattern: string
  readonly action: FilterAction
}

export interface CompiledRule extends Rule {
  readonly expression: RegExp
}

/** The letters of a pattern as they stand; between its words any blanks. */
const literal = (pattern: string): string =>
  pattern
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s{1,3}')

/** Throws `UnsafePattern`. */
export function compileRule({ kind, pattern, action }: Rule): CompiledRule {
  return { kind, pattern, action, expression: expressionOf(kind, pattern.normalize('NFC')) }
}

function expressionOf(kind: FilterKind, pattern: string): RegExp {
  if (kind === 'regex') return safePattern(pattern)
  if (kind === 'contains') return new RegExp(literal(pattern), 'giu')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal(pattern)}(?![\\p{L}\\p{N}])`, 'giu')
}

/** A rule that an earlier version took and this one does not is left out. */
export function compileRules(rules: readonly Rule[]): CompiledRule[] {
  return rules.flatMap((rule) => {
    try {
      return [compileRule(rule)]
    } catch (error) {
      if (error instanceof UnsafePattern) return []
      throw error
    }
  })
}

export interface Filtered {
  /** Without what is masked. */
  readonly text: string
  readonly isMasked: boolean
  readonly isRefused: boolean
  readonly hasWarning: boolean
  readonly matched: readonly CompiledRule[]
}

/** So long are the dots, so that not even the length of what was masked is told. */
const DOTS = '••••••'

/** What the rules do with a text, all of them. */
export function applyFilters(rules: readonly CompiledRule[], written: string): Filtered {
  const text = written.normalize('NFC')
  const matched = rules.filter(({ expression }) => text.search(expression) >= 0)
  const masked = matched
    .filter(({ action }) => action === 'mask')
    .reduce((rest, { expression }) => rest.replaceAll(expression, DOTS), text)
  const has = (action: FilterAction) => matched.some((rule) => rule.action === action)
  const isMasked = masked !== text
  return { text: isMasked ? masked : written, isMasked, isRefused: has('refuse'), hasWarning: has('warn'), matched }
}
