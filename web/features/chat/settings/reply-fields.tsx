import { Plus, Trash2 } from 'lucide-react'
import { CHAT, REPLY_VARIABLES } from '#contract/chat.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { newReply, type ReplyDraft } from './chat-settings-draft.ts'

interface ReplyFieldsProps {
  readonly replies: readonly ReplyDraft[]
  readonly onChange: (replies: readonly ReplyDraft[]) => void
}

/** The saved replies, each with its shortcut. */
export function ReplyFields({ replies, onChange }: ReplyFieldsProps) {
  const { t } = useTranslation()
  const change = (at: number, part: Partial<ReplyDraft>) =>
    onChange(replies.map((reply, index) => (index === at ? { ...reply, ...part } : reply)))
  const variables = REPLY_VARIABLES.map((name) => `{{${name}}}`).join(', ')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-muted">{t('chat.repliesHint', { variables })}</p>
      <ul className="flex flex-col gap-4">
        {replies.map(({ key, shortcut, text }, at) => (
          <li key={key} className="flex flex-col gap-3 rounded-control border border-line p-3">
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  label={t('chat.shortcut')}
                  value={shortcut}
                  maxLength={CHAT.shortcutMax}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => change(at, { shortcut: target.value.replace(/^\//, '') })}
                />
              </div>
              <IconButton
                label={t('chat.removeReply', { shortcut })}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => onChange(replies.toSpliced(at, 1))}
              />
            </div>
            <TextArea
              label={t('chat.replyText')}
              value={text}
              rows={3}
              maxLength={CHAT.replyMax}
              onChange={({ target }) => change(at, { text: target.value })}
            />
          </li>
        ))}
      </ul>
      {replies.length < CHAT.repliesMax ? (
        <Button tone="outline" size="s" onClick={() => onChange([...replies, newReply()])} className="self-start">
          <Plus aria-hidden size={16} />
          {t('chat.addReply')}
        </Button>
      ) : (
        <p className="text-14 text-muted">{t('chat.repliesFull', { count: CHAT.repliesMax })}</p>
      )}
    </div>
  )
}
