/**
 * All style sheets of reference pages. The browser of a built site gets these pages as HTML: it needs the styles, and none
 * of the code (features/static-pages).
 */
import './ApiBasics/styles.module.css';
import './Essentials/styles.module.css';
import './Field/styles.module.css';
import './Operation/styles.module.css';
import './OperationTable/styles.module.css';
import './Resources/styles.module.css';
import './Response/styles.module.css';
import './Variants/styles.module.css';
import '@site/src/components/CodeBlock/styles.module.css';
import '@site/src/components/CodeFigure/styles.module.css';
import '@site/src/components/Method/styles.module.css';
import '@site/src/components/Unverified/styles.module.css';
import '@site/src/features/samples/RequestSamples/styles.module.css';
import '@site/src/features/try-it/TryItSlot/styles.module.css';
