import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {guideUrls} from '@site/src/config/routes';
import {LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {RECEIVERS} from '../core/receivers';

/** Variable that the receivers read. */
const VARIABLE = 'SALESLOFT_CALLBACK_TOKEN';

/** Names the program of the guide that receives the delivery, in the visitor's language if there is one. */
export function Receiver(): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const program = RECEIVERS.get(chosen ?? '') ?? RECEIVERS.get('nodejs');
  return (
    <p>
      <Translate
        id="site.bench.receiver"
        values={{
          program: <Link to={`${guideUrls.deliveryHeaders}#receive-and-verify`}>{program}</Link>,
          variable: <code>{VARIABLE}</code>,
        }}>
        {'Start {program} with your token in {variable}, then run the command. It prints status 204.'}
      </Translate>
    </p>
  );
}
