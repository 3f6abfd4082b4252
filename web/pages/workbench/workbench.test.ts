import { expect, test } from 'vitest'

const page = import.meta.glob<string>('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const blocks = Object.keys(import.meta.glob('../../ui/**/*.tsx')).map((path) => path.replace('../../', ''))

/** Rendered by the app on every page, around a page, inside of other components, instead of a page, with the focus, with a session's files, or in another's look, with an account that staff help. */
const NOT_BY_NAME = [
  'ui/buttons/checkout-link.tsx',
  'ui/desk/access-recovery.tsx',
  'ui/desk/act-form.tsx',
  'ui/desk/desk-head.tsx',
  'ui/desk/desk-rail.tsx',
  'ui/feedback/offline-banner.tsx',
  'ui/feedback/toast-host.tsx',
  'ui/feedback/toast-view.tsx',
  'ui/feedback/top-lines.tsx',
  'ui/figures/figure-table-view.tsx',
  'ui/forms/company-fields.tsx',
  'ui/forms/field.tsx',
  'ui/forms/proof-fields.tsx',
  'ui/marks/private-picture.tsx',
  'ui/overlays/leave-guard.tsx',
  'ui/page/not-found.tsx',
  'ui/page/skip-link.tsx',
]

test('every component of web/ui is on the workbench', () => {
  const shown = Object.values(page).join('\n')
  expect(blocks.length).toBeGreaterThan(35)
  expect(blocks.filter((path) => !shown.includes(`#web/${path}'`)).sort()).toEqual(NOT_BY_NAME)
})
