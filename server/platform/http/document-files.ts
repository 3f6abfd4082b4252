import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  DOCUMENT_PAGES,
  DOCUMENT_VERSIONS,
  documentFile,
  LEGAL_DOCUMENTS,
  type LegalDocument,
  newestVersion,
} from '#contract/legal-documents.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import type { Storage } from '../files/storage.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { readDocument } from '../pdf/read-document.ts'
import type { Pages } from './pages.ts'

interface Wanted {
  readonly document: LegalDocument
  readonly version: string
  readonly language: Language
}

const FILES: ReadonlyMap<string, Wanted> = new Map(
  LEGAL_DOCUMENTS.flatMap((document) =>
    DOCUMENT_VERSIONS[document].flatMap(({ version }) =>
      LANGUAGES.map(
        (language) => [documentFile(document, version, language), { document, version, language }] as const,
      ),
    ),
  ),
)

/** Where the PDF of each version is kept. */
export type Archive = Pick<Storage, 'read' | 'write'>

/**
 * The legal texts as PDF, by version and language (Trust L12). The newest version is made from its page, so that both never
 * differ, and kept in storage: when the next version comes, the file of this one stays as it was.
 */
export function documentFiles(http: FastifyInstance, pages: Pages, archive: Archive, now: () => Date): void {
  const made = new Map<string, { readonly tag: string; readonly pdf: Buffer }>()

  async function newest(path: string, { document, version, language }: Wanted): Promise<Buffer> {
    const page = { path: DOCUMENT_PAGES[document], language, isVisitor: true, network: null }
    const { tag, plain } = (await pages.find(page)).forms
    const known = made.get(path)
    if (known?.tag === tag) return known.pdf
    const blocks = readDocument(plain.toString('utf8'))
    const title = blocks.find(({ kind }) => kind === 'h1')?.text ?? document
    const footer = `${title} · ${version}`
    const pdf = await makePdf({ title, author: 'Dropdeck', language, footer, createdAt: now(), blocks })
    made.set(path, { tag, pdf })
    await archive.write(keyOf(path), pdf)
    return pdf
  }

  http.get('/documents/:file', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const wanted = FILES.get(path)
    if (!wanted) return reply.callNotFound()
    const isNewest = newestVersion(wanted.document).version === wanted.version
    const pdf = isNewest ? await newest(path, wanted) : await archive.read(keyOf(path))
    if (!pdf) return reply.callNotFound()
    const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`
    reply.header('etag', etag).header('cache-control', 'no-cache').type('application/pdf')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(pdf)
  })

  // Each version is kept even when it is never downloaded while it holds.
  http.addHook('onListen', async () => {
    for (const [path, wanted] of FILES) {
      if (newestVersion(wanted.document).version !== wanted.version) continue
      await newest(path, wanted).catch((error: unknown) => http.log.error({ err: error }, `${path} was not made`))
    }
  })
}

const keyOf = (path: string): string => path.slice(1)
