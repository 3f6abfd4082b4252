import type { DEVICE_STORAGE } from '#contract/device-storage.ts'
import { whenBrandForgotten } from './brand-headers.ts'
import { openUploadQueue, type UploadMemory, type UploadState } from './upload-queue.ts'

const STORED_AS = 'workspace_uploads' satisfies (typeof DEVICE_STORAGE)['workspace']['names'][number]
const NOTHING: UploadState = { items: [], arrived: {} }

const memory: UploadMemory = {
  read: () => {
    try {
      return (JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as UploadState | null) ?? NOTHING
    } catch {
      return NOTHING
    }
  },
  write: (state) => {
    try {
      if (state.items.length === 0 && Object.keys(state.arrived).length === 0) sessionStorage.removeItem(STORED_AS)
      else sessionStorage.setItem(STORED_AS, JSON.stringify(state))
    } catch {
      // The browser forbids storage: after a reload nothing is told.
    }
  },
}

/** The uploads of this tab. They go on while other pages of the workspace are shown, and end with the session. */
export const uploads = openUploadQueue(memory)

// Not where pages are only declared, without a browser.
if (typeof window !== 'undefined') addEventListener('online', uploads.resume)
whenBrandForgotten(uploads.clear)
