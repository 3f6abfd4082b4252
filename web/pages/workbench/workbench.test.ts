import { expect, test } from 'vitest'

const page = import.meta.glob<string>('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const blocks = Object.keys(import.meta.glob('../../ui/**/*.tsx')).map((path) => path.replace('../../', ''))

/** Shown by the app itself, on this page as on all others; a field's ground only within a field. */
const NOT_BY_NAME = [
  'ui/feedback/offline-banner.tsx',
  'ui/feedback/toast-host.tsx',
  'ui/feedback/toast-view.tsx',
  'ui/forms/field.tsx',
]

test('every building block of web/ui stands on the page of building blocks', () => {
  const shown = Object.values(page).join('\n')
  expect(blocks.length).toBeGreaterThan(35)
  expect(blocks.filter((path) => !shown.includes(`#web/${path}'`)).sort()).toEqual(NOT_BY_NAME)
})
