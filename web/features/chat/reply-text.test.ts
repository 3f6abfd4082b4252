import { expect, test } from 'vitest'
import { filledReply, fittingReplies, openVariables } from './reply-text.ts'

const REPLIES = ['retoure', 'versand', 'versand-eu', 'eilversand'].map((shortcut) => ({ shortcut, text: shortcut }))
const shortcuts = (typed: string) => fittingReplies(REPLIES, typed).map(({ shortcut }) => shortcut)

test('a slash lists the replies, and letters after it choose among them', () => {
  expect(shortcuts('/')).toEqual(['retoure', 'versand', 'versand-eu', 'eilversand'])
  expect(shortcuts('/VERS')).toEqual(['versand', 'versand-eu', 'eilversand'])
  expect(shortcuts('Hallo /vers')).toEqual([])
  expect(shortcuts('/versand ')).toEqual([])
})

test('variables are filled in, and what has no value is found before it is sent', () => {
  const text = 'Hi {{vorname}}, {{ produkt }} ist wieder da: {{link}} {{constructor}}'
  const values = { vorname: '$& mia', produkt: 'Nordwand Parka', link: null }
  const filled = filledReply(text, values)
  expect(filled).toBe('Hi $& mia, Nordwand Parka ist wieder da: {{link}} {{constructor}}')
  expect(openVariables(filled, values)).toEqual(['{{link}}'])
})
