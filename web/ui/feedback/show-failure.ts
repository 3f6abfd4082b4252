import { shownMessage } from '#web/api/error-message.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast } from './toast.ts'

/** For a lone action that failed: what the server says of it, or else the caller's own sentence for this situation. */
export function showFailure(error: unknown, t: Translate, situation: string): void {
  showToast({ title: t('ui.error'), text: shownMessage(error, t, situation), tone: 'destructive' })
}
