import { otherAnswer } from './other-answers.ts'
import { readPrivateFile } from './private-file.ts'

/** Saves these bytes as a file on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads a file of the brand. A link could not name the brand, so the file is fetched first. */
export const downloadOfBrand = (path: `/api/brand/${string}`, name: string): Promise<void> => download(path, name)

/** Downloads a file for staff; fetched like others, so that a refusal is told here. */
export const downloadForStaff = (path: `/api/admin/${string}`, name: string): Promise<void> => download(path, name)

/** Downloads a file of a ticket, with the session of its reader. */
export const downloadOfTicket = (id: string, name: string): Promise<void> =>
  download(`/api/ticket-attachments/${id}`, name)

async function download(path: string, name: string): Promise<void> {
  const other = otherAnswer(`GET ${path}`, {})
  if (other) return saveFile(new Blob([String(await other)]), name)
  saveFile(await readPrivateFile(path), name)
}
