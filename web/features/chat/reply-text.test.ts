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
  const text = 'Hi {{vorname}}, {{ produkt }} ist wieder da: {{link}} {{gratis}}'
  const filled = filledReply(text, { vorname: '$& mia', produkt: 'Nordwand Parka', link: null })
  expect(filled).toBe('Hi $& mia, Nordwand Parka ist wieder da: {{link}} {{gratis}}')
  expect(openVariables(filled)).toEqual(['{{link}}'])
})
