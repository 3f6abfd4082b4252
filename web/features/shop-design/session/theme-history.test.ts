import { expect, test } from 'vitest'
import { presetTheme } from '#contract/theme-presets.ts'
import { changed, historyOf, redone, type ThemeHistory, undone } from './theme-history.ts'

const START = presetTheme('minimal')
const radius = (value: number) => ({ ...START, radius: value })
const headline = (de: string) => ({ ...START, headline: { de, en: '' } })
const shown = (history: ThemeHistory | null) => history?.present

test('undo and redo walk through the steps, and a new change forgets what was undone', () => {
  let history = changed(historyOf(START), radius(4), null, 0)
  history = changed(history, radius(6), null, 1)
  const back = undone(history)
  expect(shown(back)).toEqual(radius(4))
  expect(back && shown(redone(back))).toEqual(radius(6))
  const other = back && changed(back, radius(24), null, 2)
  expect(other?.future).toEqual([])
  expect(other && shown(undone(other))).toEqual(radius(4))
})

test('at most fifty steps can be undone', () => {
  let history = historyOf(START)
  for (let step = 1; step <= 60; step++) history = changed(history, headline(`${step}`), null, step)
  let back: ThemeHistory | null = history
  let steps = 0
  for (let before = undone(history); before; before = undone(before)) {
    back = before
    steps += 1
  }
  expect(steps).toBe(50)
  expect(shown(back)).toEqual(headline('10'))
})

test('typing into one field without a pause is one step; a pause, another field and undo end it', () => {
  let history = historyOf(START)
  for (const [at, text] of ['N', 'Ne', 'Neu'].entries()) history = changed(history, headline(text), 'headline', at)
  expect(history.past).toEqual([START])
  const later = changed(history, headline('Neu da'), 'headline', 10_000)
  expect(later.past).toEqual([START, headline('Neu')])
  const other = changed(history, { ...headline('Neu'), radius: 8 }, 'radius', 3)
  expect(other.past).toHaveLength(2)
  const back = undone(history)
  expect(back && changed(back, headline('X'), 'headline', 4).past).toEqual([START])
})

test('the same theme again is no step, and neither is a space at the end of a text', () => {
  const history = changed(historyOf(START), headline('Neu'), null, 0)
  expect(changed(history, headline('Neu'), null, 1)).toBe(history)
  const spaced = changed(history, headline('Neu '), null, 2)
  expect(spaced.past).toEqual(history.past)
  expect(spaced.present.headline.de).toBe('Neu ')
})

test('there is nothing to undo or redo at the beginning', () => {
  expect(undone(historyOf(START))).toBeNull()
  expect(redone(historyOf(START))).toBeNull()
})
