/** Browsers get reference pages as HTML (features/static-pages), so they need the styles without the code. */
import '@site/src/features/reference/page.css';
import '@site/src/features/reference/Essentials/styles.module.css';
import '@site/src/features/reference/Field/styles.module.css';
import '@site/src/features/reference/Operation/styles.module.css';
import '@site/src/features/reference/Operation/workbench.module.css';
import '@site/src/features/reference/styles.module.css';
import '@site/src/components/CodeBlock/styles.module.css';
import '@site/src/components/Unverified/styles.module.css';
import '@site/src/features/samples/RequestSamples/styles.module.css';
import '@site/src/features/try-it/TryItToggle/styles.module.css';
