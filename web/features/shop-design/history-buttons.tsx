import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { partNames } from './part-names.ts'
import { changedParts } from './session/theme-parts.ts'
import type { DesignEditor } from './session/use-design.ts'

interface HistoryButtonsProps {
  readonly editor: DesignEditor
  readonly say: (text: string) => void
}

/** Undo and redo, by buttons and by the keys of the system; and saving at once by its key. */
export function HistoryButtons({ editor, say }: HistoryButtonsProps) {
  const { t } = useTranslation()
  const { session, history } = editor
  const step = (kind: 'undo' | 'redo') => {
    const before = session[kind]()
    if (!before) return
    const parts = partNames(changedParts(before, session.read().history.present), t).join(', ')
    say(t(kind === 'undo' ? 'design.undone' : 'design.redone', { parts }))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = wantedBy(event)
    // Dialogs have fields of their own.
    if (!wanted || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    if (wanted === 'save') void session.save()
    else step(wanted)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <IconButton
        label={t('design.undo')}
        icon={<Undo2 aria-hidden size={20} />}
        aria-disabled={history.past.length === 0 || undefined}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => step('undo')}
        className="flex-none!"
      />
      <IconButton
        label={t('design.redo')}
        icon={<Redo2 aria-hidden size={20} />}
        aria-disabled={history.future.length === 0 || undefined}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={() => step('redo')}
        className="flex-none!"
      />
    </>
  )
}

function wantedBy({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | null {
  if (!(metaKey || ctrlKey) || altKey) return null
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    case 's':
      return 'save'
    default:
      return null
  }
}
