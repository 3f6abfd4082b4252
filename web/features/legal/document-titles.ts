import type { LegalDocument } from '#contract/legal-documents.ts'

/** Keys of the titles of the texts that bind brands. */
export const DOCUMENT_TITLES = {
  'brand-terms': 'brandterms.title',
  'data-processing': 'brandterms.processingTitle',
  privacy: 'legal.privacy',
} as const satisfies Readonly<Record<LegalDocument, string>>
