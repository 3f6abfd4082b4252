// Uploads in a process of their own: each person sends two files at a time, as the form of a product does.
import { readFile } from 'node:fs/promises'

export interface UploadLoad {
  readonly port: number
  /** One list of product ids for each person; every file is sent to each of that person's products. */
  readonly people: readonly { readonly token: string; readonly products: readonly string[] }[]
  readonly files: readonly string[]
}

export interface UploadResult {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>
  readonly tookMs: readonly number[]
}

const AT_ONCE = 2

export async function sendUpload(port: number, token: string, product: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'picture.jpg')
  return fetch(`http://127.0.0.1:${port}/api/brand/products/${product}/images`, {
    method: 'POST',
    body: form,
    headers: { cookie: `sid=${token}`, 'sec-fetch-site': 'same-origin' },
  })
}

async function sendAll({ port, people, files }: UploadLoad): Promise<UploadResult> {
  const bytes = await Promise.all(files.map((file) => readFile(file)))
  const statuses: Record<string, number> = {}
  const tookMs: number[] = []
  const one = async (token: string, product: string, file: Uint8Array) => {
    const startedMs = performance.now()
    const status = await sendUpload(port, token, product, file).then(
      (answer) => answer.status,
      () => 'broken',
    )
    tookMs.push(performance.now() - startedMs)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const lines = people.flatMap(({ token, products }) => {
    const waiting = products.flatMap((product) => bytes.map((file) => ({ product, file })))
    return Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await one(token, next.product, next.file)
    })
  })
  await Promise.all(lines)
  return { statuses, tookMs: tookMs.sort((a, b) => a - b) }
}

if (process.send) {
  process.on('message', (load: UploadLoad) => {
    process.send?.('begun')
    void sendAll(load).then((result) => process.send?.(result, () => process.exit()))
  })
}
