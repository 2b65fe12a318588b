import { useSupports } from '@krishi/storefront-hooks/settings'
import { useLeadForm } from '@krishi/storefront-hooks/forms'
import type { UseLeadFormOptions } from '@krishi/storefront-hooks/forms'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { LeadForm } from '@krishi/storefront-ui/lead-form'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toLeadFormProps } from './to-lead-form-props.ts'

/** Props of a connected lead form. */
export type LeadFormWidgetProps = UseLeadFormOptions & RootProps<HTMLDivElement & HTMLFormElement>

/** A form by which somebody asks to be called back, with its draft, its checks and what became of it [33.1] [33.2] [33.4]. */
export function LeadFormWidget(props: LeadFormWidgetProps) {
  const isOffered = useSupports('forms.send') || props.isSent === false
  return isOffered ? <ConnectedForm {...props} /> : <NotOffered {...rootOf(props)} />
}

function ConnectedForm(props: LeadFormWidgetProps) {
  const { settings, locale } = useStorefront()
  const form = useLeadForm(props)
  return <LeadForm {...rootOf(props)} {...toLeadFormProps(props.form, form, settings.provinces, locale)} />
}
