import { brandHeaders } from './brand-headers.ts'
import { failureOf } from './call.ts'
import { credentials } from './credentials.ts'
import { serverUrl } from './server-address.ts'

/** A file that only its readers may load: an address alone could name neither session nor brand. */
export async function readPrivateFile(path: string, brandId?: string, signal?: AbortSignal): Promise<Blob> {
  const caller = credentials()
  const answer = await fetch(serverUrl(path), {
    credentials: caller.credentials,
    headers: { ...brandHeaders(path, brandId), ...caller.headers },
    ...(signal && { signal }),
  })
  if (!answer.ok) throw await failureOf(answer)
  return answer.blob()
}
