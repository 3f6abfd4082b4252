import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

const UPLOADS = new URL('../../../shared/data/uploads/', import.meta.url)

type Expectation = 'accept' | 'reject' | 'either'

interface AwkwardFile {
  readonly file: string
  readonly upload_as: string
  readonly declared_mime: string
  readonly as_product_image: Expectation
  readonly as_logo: Expectation
  readonly as_banner: Expectation
}

/** Awkward files of ../shared with what must become of them; empty where that folder is absent. */
export const awkwardFiles: readonly AwkwardFile[] = existsSync(UPLOADS)
  ? parse<AwkwardFile>(readFileSync(new URL('expected.csv', UPLOADS)), { columns: true })
  : []

export const bytesOfUpload = ({ file }: AwkwardFile): Buffer => readFileSync(new URL(`files/${file}`, UPLOADS))
