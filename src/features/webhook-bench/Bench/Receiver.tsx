import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {guideUrls} from '@site/src/config/routes';
import {LANGUAGES, LANGUAGE_SLOT} from '@site/src/features/samples/core/languages';
import {RECEIVERS} from '../core/receivers';

/** Names the program of the guide that receives the delivery, in the visitor's language if there is one. */
export function Receiver(): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const {id, label} = LANGUAGES.find((language) => language.id === chosen && language.id in RECEIVERS) ?? NODE;
  return (
    <p>
      <Translate
        id="site.bench.receiver"
        values={{
          program: (
            <Link to={`${guideUrls.deliveryHeaders}#receive-and-verify`}>
              <code>{RECEIVERS[id]}</code>
            </Link>
          ),
          language: label,
          variable: <code>SALESLOFT_CALLBACK_TOKEN</code>,
        }}>
        {'Start {program} ({language}) with your token in {variable}, then run the command. It prints status 204.'}
      </Translate>
    </p>
  );
}

const NODE = {id: 'nodejs', label: 'Node.js'} as const;
