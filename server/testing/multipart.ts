interface UploadedFile {
  readonly bytes: Uint8Array
  readonly name?: string
  /** As the client declares it; the server does not trust it. */
  readonly type?: string
}

const BOUNDARY = 'test-boundary-7f3a'

/** A file as browsers send it, for the `raw` body and the headers of a test client's call. */
export function multipartOf({ bytes, name = 'picture.png', type = 'image/png' }: UploadedFile) {
  const escaped = name.replaceAll('"', '%22')
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${escaped}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
