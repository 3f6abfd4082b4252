import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'

const UPLOADS = new URL('../../../shared/data/uploads/', import.meta.url)

type Expectation = 'accept' | 'reject' | 'either'

interface AwkwardFile {
  readonly file: string
  readonly upload_as: string
  readonly declared_mime: string
  readonly width: string
  readonly height: string
  readonly as_product_image: Expectation
  readonly as_logo: Expectation
  readonly as_banner: Expectation
}

/** Awkward files of ../shared with what must become of them; empty where that folder is absent. */
export const awkwardFiles: readonly AwkwardFile[] = existsSync(UPLOADS)
  ? parse<AwkwardFile>(readFileSync(new URL('expected.csv', UPLOADS)), { columns: true })
  : []

/** Ends the name of tests that need these files: it is what a skipped test is listed with. */
export const ABSENT = awkwardFiles.length === 0 ? ' (skipped: ../shared/data/uploads is not there)' : ''

export const sizeOf = ({ width, height }: AwkwardFile) => ({ width: Number(width), height: Number(height) })

/** The answer to an upload is the one that `expected.csv` names; a refusal says why. */
export function expectOutcome(
  { file }: AwkwardFile,
  expected: Expectation,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  const outcome = status === 200 ? 'accept' : 'reject'
  expect([file, outcome]).toEqual([file, expected === 'either' ? outcome : expected])
  if (outcome === 'accept') return
  expect([file, status >= 400 && status < 500]).toEqual([file, true])
  expect((body as { message: string }).message.length).toBeGreaterThan(10)
}

export const bytesOfUpload = ({ file }: AwkwardFile): Buffer => readFileSync(new URL(`files/${file}`, UPLOADS))
