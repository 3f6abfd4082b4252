import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { SavedReply } from '#contract/support-staff.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useSavedReplies, useSavedRepliesChanged } from './use-ticket-desk.ts'

/** The saved replies of the team: add one, replace the text of one, delete one. */
export function SavedRepliesDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useSavedReplies()
  const changed = useSavedRepliesChanged()
  const [shortcut, setShortcut] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const known = data?.replies.find((reply) => reply.shortcut === shortcut)
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null)
    try {
      await work()
      setShortcut('')
      setText('')
    } catch (error) {
      setProblem(shownMessage(error, t, t('tickets.savedFailed')))
    }
    await changed()
  }
  const save = () => {
    const body = { shortcut, text }
    return known
      ? call('PUT /api/admin/saved-replies/{id}', {
          params: { id: known.id },
          body: { ...body, version: known.version },
        })
      : call('POST /api/admin/saved-replies', { body })
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('tickets.savedReplies')}>
      <div className="mt-4 flex flex-col gap-5">
        {data?.replies.length === 0 && <p className="text-muted">{t('tickets.savedEmpty')}</p>}
        <ul className="max-h-64 divide-y divide-line overflow-y-auto">
          {data?.replies.map((reply) => (
            <SavedRow
              key={reply.id}
              reply={reply}
              onChoose={() => {
                setShortcut(reply.shortcut)
                setText(reply.text)
              }}
              onDelete={() => void attempt(() => remove(reply.id))}
            />
          ))}
        </ul>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void attempt(save)
          }}
        >
          <TextField
            label={t('tickets.shortcut')}
            hint={t('tickets.shortcutHint')}
            value={shortcut}
            maxLength={TICKET_LIMITS.shortcutMax}
            onChange={(event) => setShortcut(event.target.value.toLowerCase())}
          />
          <TextArea
            label={t('tickets.savedText')}
            hint={t('tickets.savedTextHint')}
            value={text}
            rows={4}
            maxLength={TICKET_LIMITS.savedReplyMax}
            onChange={(event) => setText(event.target.value)}
          />
          <FormError text={problem} />
          <Button
            type="submit"
            className="self-start"
            disabled={shortcut.length < TICKET_LIMITS.shortcutMin || text === ''}
          >
            {t('tickets.savedAdd')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

const remove = (id: string) => call('DELETE /api/admin/saved-replies/{id}', { params: { id }, body: {} })

interface SavedRowProps {
  readonly reply: SavedReply
  readonly onChoose: () => void
  readonly onDelete: () => void
}

function SavedRow({ reply: { shortcut, text }, onChoose, onDelete }: SavedRowProps) {
  const { t } = useTranslation()
  return (
    <li className="flex items-center gap-3 py-1">
      <button type="button" className="min-h-11 min-w-0 flex-1 text-left" onClick={onChoose}>
        <strong className="block font-[650]">/{shortcut}</strong>
        <span className="block truncate text-14 text-muted">{text}</span>
      </button>
      <IconButton
        label={t('tickets.savedDelete', { shortcut })}
        icon={<Trash2 aria-hidden size={18} />}
        onClick={onDelete}
      />
    </li>
  )
}
