import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './share.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

test('a device that refuses is an answer, not an error', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  expect(await copyText('DROP10')).toBe(false)
})
