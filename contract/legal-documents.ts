import type { Language } from './vocabulary.ts'

/** The texts that bind brands or tell them what happens with data (Trust L12, L20). */
export const LEGAL_DOCUMENTS = ['brand-terms', 'data-processing', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** The page that shows a text; a test compares these with the table of pages. */
export const DOCUMENT_PAGES: Readonly<Record<LegalDocument, string>> = {
  'brand-terms': '/agb-marken',
  'data-processing': '/auftragsverarbeitung',
  privacy: '/datenschutz',
}

export interface DocumentVersion {
  /** Part of addresses; never changes. */
  readonly version: string
  /** First day on which it holds, in Berlin. Later where a brand was told later (`NOTICE_DAYS`). */
  readonly effectiveOn: string
  /** What changed, in one sentence. */
  readonly changes: Readonly<Record<Language, string>>
}

/** P2B art. 3: a change takes effect at the earliest this many days after the brand was told. */
export const NOTICE_DAYS = 15

const FIRST = { de: 'Erste Fassung.', en: 'First version.' } as const

type Versions = readonly [DocumentVersion, ...DocumentVersion[]]

/**
 * All versions, the oldest first. A new one is added here together with its text; all brands are then told by mail. The
 * pages show the newest text, and the PDF of every version stays available.
 */
export const DOCUMENT_VERSIONS: Readonly<Record<LegalDocument, Versions>> = {
  'brand-terms': [{ version: '2026-11', effectiveOn: '2026-11-01', changes: FIRST }],
  'data-processing': [{ version: '2026-11', effectiveOn: '2026-11-01', changes: FIRST }],
  privacy: [{ version: '2026-11', effectiveOn: '2026-11-01', changes: FIRST }],
}

/** The version that was added last; it may not be in effect yet. */
export const newestVersion = (document: LegalDocument): DocumentVersion =>
  DOCUMENT_VERSIONS[document].at(-1) ?? DOCUMENT_VERSIONS[document][0]

/** Where the PDF of a version is. */
export const documentFile = (document: LegalDocument, version: string, language: Language): string =>
  `/documents/${document}-${version}-${language}.pdf`
