import { useState } from 'react'
import { PROOF_FILE, PROOF_NAME, type ProofMethod } from '#contract/registration.limits.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { CopyValue } from './copy-value.tsx'
import { MailProof } from './mail-proof.tsx'
import { type Domain, useAction, useProven } from './use-domains.ts'

interface ProofProps {
  readonly domain: Domain
}

/** The ways of proof that this domain allows. */
export function DomainProof({ domain }: ProofProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ProofMethod>(domain.methods[0] ?? 'meta')
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('domains.method')}
        value={chosen}
        options={domain.methods.map((value) => ({ value, label: t(`domains.method-${value}`) }))}
        onChange={setChosen}
      />
      {chosen === 'mail' ? (
        <MailProof domain={domain} />
      ) : (
        <VisibleProof key={chosen} domain={domain} method={chosen} />
      )}
    </div>
  )
}

interface VisibleProofProps extends ProofProps {
  readonly method: Exclude<ProofMethod, 'mail'>
}

/** What must be seen on the site or in the DNS, ready to copy, and looking for it. */
function VisibleProof({ domain, method }: VisibleProofProps) {
  const { t } = useTranslation()
  const take = useProven()
  const { isBusy, error, run } = useAction((failure) =>
    failure instanceof CallFailure && failure.code === 'domains.no-proof' ? t(`domains.missed-${method}`) : null,
  )
  const check = () =>
    run(async () => {
      const { domain: name } = domain
      take(await call('POST /api/brand/domains/{domain}/check', { params: { domain: name }, body: { method } }))
    })
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-14">
        {method === 'file' ? t('domains.how-file') : t(`domains.how-${method}`, { domain: domain.domain })}
      </p>
      <Values domain={domain} method={method} />
      <FormError text={error} />
      <Button busy={isBusy} onClick={() => void check()}>
        {t('domains.check')}
      </Button>
    </div>
  )
}

function Values({ domain: { domain, token }, method }: VisibleProofProps) {
  const { t } = useTranslation()
  if (method === 'meta')
    return <CopyValue name={t('domains.tag')} value={`<meta name="${PROOF_NAME}" content="${token}">`} />
  if (method === 'dns')
    return (
      <>
        <CopyValue name={t('domains.recordName')} value={domain} />
        <CopyValue name={t('domains.recordValue')} value={`${PROOF_NAME}=${token}`} />
      </>
    )
  return (
    <>
      <CopyValue name={t('domains.fileAddress')} value={`https://${domain}${PROOF_FILE}`} />
      <CopyValue name={t('domains.fileContent')} value={token} />
    </>
  )
}
