import { expect, test } from 'vitest'
import { DOCUMENT_PAGES, DOCUMENT_VERSIONS, LEGAL_DOCUMENTS } from '#contract/legal-documents.ts'
import { PATHS } from '#web/paths.ts'

test('the PDF of a text is made from its page', () => {
  expect(DOCUMENT_PAGES).toEqual({
    'brand-terms': PATHS.brandTerms,
    'data-processing': PATHS.dataProcessing,
    privacy: PATHS.privacy,
  })
})

test('versions follow each other, and each has its own name', () => {
  for (const document of LEGAL_DOCUMENTS) {
    const versions = DOCUMENT_VERSIONS[document]
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
    expect(versions.map(({ effectiveOn }) => effectiveOn)).toEqual(versions.map((each) => each.effectiveOn).toSorted())
  }
})
