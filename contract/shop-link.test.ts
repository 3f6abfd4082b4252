import { expect, test } from 'vitest'
import { shopLink } from './shop-link.ts'

const key = '01900000-0000-7000-8000-000000000001'
const organic = 'utm_source=dropdeck&utm_medium=organic&utm_campaign=search'
const click = (link: string) => shopLink(link, { key, medium: 'organic', campaign: 'search' })

test.each([
  ['https://nord.example/hoodie', `https://nord.example/hoodie?sw_click=${key}&${organic}`],
  ['https://nord.example', `https://nord.example?sw_click=${key}&${organic}`],
  ['https://nord.example/p?', `https://nord.example/p?sw_click=${key}&${organic}`],
  [
    'https://nord.example/p?variant=4&q=a+b%20c',
    `https://nord.example/p?variant=4&q=a+b%20c&sw_click=${key}&${organic}`,
  ],
  ['https://nord.example/p?flag#size#m', `https://nord.example/p?flag&sw_click=${key}&${organic}#size#m`],
  ['https://nord.example/#/p?variant=4', `https://nord.example/?sw_click=${key}&${organic}#/p?variant=4`],
  // Of an earlier click.
  [`https://nord.example/p?sw_click=old&a=1`, `https://nord.example/p?a=1&sw_click=${key}&${organic}`],
  [
    'https://nord.example/p?utm_source=drop&utm_medium=app',
    `https://nord.example/p?utm_source=drop&utm_medium=app&sw_click=${key}&utm_campaign=search`,
  ],
])('%s keeps its own query and fragment', (link, expected) => {
  expect(click(link)).toBe(expected)
})

test('a click that is not counted has no key, and an advertisement says so', () => {
  expect(shopLink('https://nord.example/p', { key: null, medium: 'cpc', campaign: 'März & Co' })).toBe(
    'https://nord.example/p?utm_source=dropdeck&utm_medium=cpc&utm_campaign=M%C3%A4rz%20%26%20Co',
  )
})
