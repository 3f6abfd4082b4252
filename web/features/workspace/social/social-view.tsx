import { ArrowDown, ArrowUp, EyeOff as IconHidden, Eye as IconShown } from 'lucide-react'
import { useState } from 'react'
import { SOCIAL_MOST_CHARACTERS, SOCIAL_NETWORKS, type SocialNetwork, socialAddress } from '#contract/social.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SOCIAL_NAMES } from '#web/i18n/social-names.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import type { Settings } from '../settings/use-settings.ts'
import { WithSettings } from '../settings/with-settings.tsx'

interface Row {
  readonly network: SocialNetwork
  readonly url: string
  readonly isShown: boolean
}

/** Profiles elsewhere, in the order of the shop. */
export function SocialView() {
  return <WithSettings right="shop" Part={SocialPart} />
}

function SocialPart({ settings: { version, socials } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...socials,
    ...SOCIAL_NETWORKS.filter((network) => !socials.some((each) => each.network === network)).map((network) => ({
      network,
      url: '',
      isShown: true,
    })),
  ])
  const move = (from: number, to: number) =>
    setRows((before) => {
      const rest = before.filter((_, index) => index !== from)
      const moved = before[from]
      return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : before
    })
  const send = () =>
    call('PUT /api/brand/social', { body: { version, socials: rows.filter(({ url }) => url.trim() !== '') } })
  const set = (network: SocialNetwork, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.network === network ? { ...row, ...changes } : row)))
  return (
    <SettingsForm send={send}>
      {({ errors, forget }) => (
        <>
          <p className="text-14 text-muted">{t('settings.socialText')}</p>
          {rows.map((row, index) => (
            <SocialRow
              key={row.network}
              row={row}
              refused={errors[`social.${row.network}`]}
              onChange={(changes) => {
                set(row.network, changes)
                forget(`social.${row.network}`)
              }}
              onUp={index === 0 ? null : () => move(index, index - 1)}
              onDown={index === rows.length - 1 ? null : () => move(index, index + 1)}
            />
          ))}
        </>
      )}
    </SettingsForm>
  )
}

interface SocialRowProps {
  readonly row: Row
  readonly refused: string | undefined
  readonly onChange: (changes: Partial<Row>) => void
  /** Null for the first one. */
  readonly onUp: (() => void) | null
  /** Null for the last one. */
  readonly onDown: (() => void) | null
}

function SocialRow({ row: { network, url, isShown }, refused, onChange, onUp, onDown }: SocialRowProps) {
  const { t } = useTranslation()
  const name = SOCIAL_NAMES[network]
  const isOwn = network === 'website' || network === 'newsletter'
  const isFilled = url.trim() !== ''
  const isWrong = isFilled && socialAddress(network, url) === null
  const sentence = isOwn ? t('settings.ownPageWrong') : t('settings.socialWrong')
  const Eye = isShown ? IconShown : IconHidden
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          name={`social.${network}`}
          label={name}
          maxLength={SOCIAL_MOST_CHARACTERS}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={isOwn ? 'https://' : '@'}
          value={url}
          error={refused ?? (isWrong ? sentence : undefined)}
          hint={isFilled && !isShown ? t('settings.socialHidden') : undefined}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      </div>
      <div className="mt-7 flex">
        <IconButton
          label={t('settings.showInShop', { name })}
          aria-pressed={isShown}
          icon={<Eye aria-hidden size={18} />}
          onClick={() => onChange({ isShown: !isShown })}
        />
        <IconButton
          label={t('settings.up', { name })}
          icon={<ArrowUp aria-hidden size={18} />}
          aria-disabled={onUp === null}
          onClick={() => onUp?.()}
        />
        <IconButton
          label={t('settings.down', { name })}
          icon={<ArrowDown aria-hidden size={18} />}
          aria-disabled={onDown === null}
          onClick={() => onDown?.()}
        />
      </div>
    </div>
  )
}
