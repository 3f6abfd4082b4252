import { Paperclip, RotateCw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { ATTACHMENT_TYPES, TICKET_LIMITS } from '#contract/support.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { type AttachedFile, type Attachments, MEGABYTE } from './use-attachments.ts'

const ACCEPTED = [...ATTACHMENT_TYPES.map((type) => `.${type}`), '.jpeg', '.log'].join(',')

/** Chooses files, and shows how far each of them is. */
export function AttachmentsField({ attachments }: { readonly attachments: Attachments }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { files, problem } = attachments
  const hint = { count: TICKET_LIMITS.attachments, size: TICKET_LIMITS.attachmentBytes / MEGABYTE }
  return (
    <div className="flex flex-col items-start gap-2">
      {files.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onRemove={() => attachments.remove(file.key)}
              onRetry={() => attachments.retry(file.key)}
            />
          ))}
        </ul>
      )}
      <Button tone="outline" size="s" aria-describedby={hintId} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={16} />
        {t('support.attach')}
      </Button>
      <p id={hintId} className="text-14 text-muted">
        {t('support.attachHint', hint)}
      </p>
      {problem && (
        <p role="alert" className="text-14 font-[550] text-signal-text">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          attachments.add([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}

interface FileRowProps {
  readonly file: AttachedFile
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function FileRow({ file: { name, state, share, error, isFinal }, onRemove, onRetry }: FileRowProps) {
  const { t, language } = useTranslation()
  const text = t('support.attachProgress', { name, percent: percent(Math.round(share * 100) / 100, language) })
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 text-14">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{name}</span>
        {state === 'sending' && (
          <span
            role="progressbar"
            aria-label={text}
            aria-valuenow={Math.round(share * 100)}
            className="block h-1 rounded-pill bg-line"
          >
            <span className="block h-1 rounded-pill bg-ink" style={{ width: `${share * 100}%` }} />
          </span>
        )}
        {error && (
          <span role="alert" className="block text-signal-text">
            {error}
          </span>
        )}
      </span>
      {state === 'failed' && !isFinal && (
        <IconButton
          label={`${t('support.attachRetry')}: ${name}`}
          icon={<RotateCw aria-hidden size={18} />}
          onClick={onRetry}
        />
      )}
      <IconButton label={t('support.attachRemove', { name })} icon={<X aria-hidden size={18} />} onClick={onRemove} />
    </li>
  )
}
