import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast } from './toast.ts'

/** A toast for a failed action: the server's message, or else the caller's sentence. */
export function showFailure(error: unknown, t: Translate, fallback: string): void {
  // The demo saves nothing, and that is no error.
  if (error instanceof CallFailure && error.code === 'demo.unsaved') showToast({ title: error.message })
  else showToast({ title: t('ui.error'), text: shownMessage(error, t, fallback), tone: 'destructive' })
}
