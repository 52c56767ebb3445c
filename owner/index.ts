// The owner's tags: importing this file defines them.
// tags that the owner uses, by `npm run generate`
import './restock-manager/define.ts';
import './navigation-editor/define.ts';
import './form-editor/define.ts';
import './store-setup/define.ts';
// end of tags
