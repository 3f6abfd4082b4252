import { expect, test } from 'vitest'
import { applyFilters, compileRules } from './apply-filters.ts'

const masked = (kind: 'exact' | 'contains' | 'regex', pattern: string, text: string) =>
  applyFilters(compileRules([{ kind, pattern, action: 'mask' }]), text).text

test('exact rules know whole words, the others also parts of words; all in any case and language', () => {
  expect(masked('exact', 'depp', 'Du Depp, Deppen!')).toBe('Du ••••••, Deppen!')
  expect(masked('contains', 'depp', 'Du Depp, Deppen!')).toBe('Du ••••••, ••••••en!')
  expect(masked('exact', 'схема', 'новая СХЕМА тут')).toBe('новая •••••• тут')
  expect(masked('exact', 'mach mit', 'Mach\n mit!')).toBe('••••••!')
  expect(masked('contains', 'a.c (x)', 'abc x, A.C (X)')).toBe('abc x, ••••••')
  expect(masked('regex', 'kr[yi]ptos?', 'Kripto und Kryptos')).toBe('•••••• und ••••••')
})

test('letters of two code points are those of one', () => {
  expect(masked('exact', 'blöd', 'blo\u0308d'.normalize('NFD'))).toBe('••••••')
})

test('all rules count: one refuses, one warns, and what matches none stays as it was written', () => {
  const rules = compileRules([
    { kind: 'contains', pattern: 'wette', action: 'warn' },
    { kind: 'contains', pattern: 'kasino', action: 'refuse' },
    { kind: 'regex', pattern: '(a+)+', action: 'refuse' },
  ])
  expect(applyFilters(rules, 'Wette im Kasino')).toMatchObject({ isRefused: true, hasWarning: true, isMasked: false })
  expect(applyFilters(rules, 'aaaa')).toMatchObject({ isRefused: false, hasWarning: false, text: 'aaaa', matched: [] })
})
